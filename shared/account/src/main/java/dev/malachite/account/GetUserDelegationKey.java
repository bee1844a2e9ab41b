package dev.malachite.account;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.Account;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.auth.UserDelegationKey;
import dev.malachite.protocol.auth.UserDelegationKeys;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.xml.KeyInfo;
import dev.malachite.protocol.xml.UserDelegationKeyXml;
import dev.malachite.protocol.xml.XmlErrors;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * Get User Delegation Key: derived from the account's key, so that no process has to remember it.
 */
public final class GetUserDelegationKey implements Operation {
  private static final Duration LONGEST = Duration.ofDays(7);

  private final Accounts accounts;

  public GetUserDelegationKey(Accounts accounts) {
    this.accounts = accounts;
  }

  @Override
  public Reply handle(Call call) {
    Account account =
        accounts.find(call.account()).orElseThrow(ErrorCode.RESOURCE_NOT_FOUND::exception);
    if (!(call.principal() instanceof Principal.User user)) {
      throw ErrorCode.AUTHENTICATION_FAILED.exception();
    }
    KeyInfo info = KeyInfo.read(call.body().stream());
    Instant start = info.start().orElse(call.receivedAt()).truncatedTo(ChronoUnit.SECONDS);
    if (!info.expiry().isAfter(start) || info.expiry().isAfter(call.receivedAt().plus(LONGEST))) {
      throw XmlErrors.invalidNode("Expiry", info.expiry().toString());
    }
    UserDelegationKey key =
        new UserDelegationKey(
            user.objectId(),
            user.tenantId(),
            start,
            info.expiry().truncatedTo(ChronoUnit.SECONDS),
            UserDelegationKeys.letter(call.service()),
            call.version(),
            info.delegatedTenantId().orElse(""));
    return Reply.status(200)
        .xml(UserDelegationKeyXml.write(key, UserDelegationKeys.value(account, key)))
        .build();
  }
}
