package dev.malachite.protocol.auth;

import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;
import java.time.Instant;
import java.util.List;

/** Authorization by a signature in the query that was made with a user delegation key. */
final class DelegatedSignature {
  private static final String FIRST_VERSION = "2018-11-09";
  private static final String BEARER = "Bearer ";

  private final BearerTokens bearerTokens;

  DelegatedSignature(BearerTokens bearerTokens) {
    this.bearerTokens = bearerTokens;
  }

  Principal authenticate(Call call, Account account, SasToken token) {
    if (call.service() == Service.TABLE || !token.isAtLeast(FIRST_VERSION) || token.has("si")) {
      throw Failures.malformedToken();
    }
    Scope scope = SasResource.scope(call, token);
    UserDelegationKey key = key(token);
    verify(call, token, scope, UserDelegationKeys.derive(account, key));
    checkKey(call, key);
    Grant grant = Grant.of(token, call.service());
    grant.window().check(call.receivedAt());
    SasRestrictions.check(call, token);
    if (token.has(UserDelegationText.DELEGATED_USER)) {
      checkUser(call, token);
    }
    return new Principal.UserDelegationSas(
        grant.permissions(),
        scope,
        new Principal.User(key.objectId(), key.tenantId()),
        SharedAccessSignature.overrides(call, token));
  }

  private static UserDelegationKey key(SasToken token) {
    return new UserDelegationKey(
        token.require("skoid"),
        token.require("sktid"),
        time(token, "skt"),
        time(token, "ske"),
        token.require("sks"),
        token.require("skv"),
        token.get("skdutid"));
  }

  private static Instant time(SasToken token, String field) {
    return token.time(field).orElseThrow(() -> Failures.mandatory(field));
  }

  private static void verify(Call call, SasToken token, Scope scope, List<SigningKey> keys) {
    String text = UserDelegationText.of(call, token, scope);
    for (SigningKey key : keys) {
      if (key.verifies(text, token.get("sig"))) {
        return;
      }
    }
    throw SharedAccessSignature.mismatch(text);
  }

  private static void checkKey(Call call, UserDelegationKey key) {
    if (!key.service().equals(UserDelegationKeys.letter(call.service()))) {
      throw Failures.authentication("The user delegation key is for another service.");
    }
    if (call.receivedAt().isBefore(key.start()) || !call.receivedAt().isBefore(key.expiry())) {
      throw Failures.authentication(
          "User delegation key not valid in the specified time frame: Start ["
              + HttpDate.format(key.start())
              + "] - Expiry ["
              + HttpDate.format(key.expiry())
              + "] - Current ["
              + HttpDate.format(call.receivedAt())
              + "]");
    }
  }

  private void checkUser(Call call, SasToken token) {
    String authorization = call.header("Authorization").orElse("");
    if (!authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
      throw Failures.authentication("The token is for one user, who must authenticate too.");
    }
    Principal.User user =
        bearerTokens.authenticate(call, authorization.substring(BEARER.length()).strip());
    boolean same =
        user.objectId().equals(token.get(UserDelegationText.DELEGATED_USER))
            && (!token.has("skdutid") || user.tenantId().equals(token.get("skdutid")));
    if (!same) {
      throw Failures.authentication("The token is for another user.");
    }
  }
}
