package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import java.time.Instant;
import java.util.Optional;

/** Authorization by a signature in the query. */
final class SharedAccessSignature {
  private static final String FIRST_VERSION_OF_ALL_SERVICES = "2012-02-12";

  private final AccessPolicies policies;
  private final DelegatedSignature delegated;

  SharedAccessSignature(AccessPolicies policies, BearerTokens bearerTokens) {
    this.policies = policies;
    this.delegated = new DelegatedSignature(bearerTokens);
  }

  Principal authenticate(Call call, Account account) {
    SasToken token = SasToken.of(call);
    token.require("sig");
    if (token.has("skoid")) {
      return delegated.authenticate(call, account, token);
    }
    return token.has("ss") || token.has("srt")
        ? account(call, account, token)
        : service(call, account, token);
  }

  private static Principal account(Call call, Account account, SasToken token) {
    token.require("sv");
    Instant expiry = token.time("se").orElseThrow(() -> Failures.mandatory("se"));
    Principal.AccountSas principal = AccountSas.read(token);
    verify(account, token, ServiceSasText.account(token, account.name()));
    new SasWindow(token.time("st"), expiry).check(call.receivedAt());
    SasRestrictions.check(call, token);
    return principal;
  }

  private Principal service(Call call, Account account, SasToken token) {
    if (call.service() != Service.BLOB && !token.isAtLeast(FIRST_VERSION_OF_ALL_SERVICES)) {
      throw Failures.mandatory("sv");
    }
    Scope scope = SasResource.scope(call, token);
    verify(account, token, ServiceSasText.service(call, token, scope));
    Grant grant = grant(call, token, scope);
    grant.window().check(call.receivedAt());
    SasRestrictions.check(call, token);
    return new Principal.ServiceSas(
        grant.permissions(), scope, keyRange(call, token), overrides(call, token));
  }

  private Grant grant(Call call, SasToken token, Scope scope) {
    if (!token.has("si")) {
      return Grant.of(token, call.service());
    }
    AccessPolicy policy =
        policies
            .find(call, scope.container(), token.get("si"))
            .orElseThrow(() ->
                Failures.authentication(
                    "SAS identifier cannot be found for specified signed identifier"));
    return Grant.of(token, call.service(), policy);
  }

  private static void verify(Account account, SasToken token, String text) {
    if (!account.verifies(text, token.get("sig"))) {
      throw mismatch(text);
    }
  }

  static ApiException mismatch(String text) {
    return Failures.authentication("Signature did not match. String to sign used was " + text);
  }

  static HeaderOverrides overrides(Call call, SasToken token) {
    return switch (call.service()) {
      case BLOB, FILE -> token.overrides();
      case QUEUE, TABLE -> HeaderOverrides.none();
    };
  }

  private static KeyRange keyRange(Call call, SasToken token) {
    if (call.service() != Service.TABLE) {
      return KeyRange.all();
    }
    return new KeyRange(
        bound(token, "spk"), bound(token, "srk"), bound(token, "epk"), bound(token, "erk"));
  }

  private static Optional<String> bound(SasToken token, String field) {
    return token.has(field) ? Optional.of(token.get(field)) : Optional.empty();
  }
}
