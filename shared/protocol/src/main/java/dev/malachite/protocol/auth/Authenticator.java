package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import java.util.Optional;

/** Finds out who sent a request: by signature, by token, or not at all. */
public final class Authenticator {
  private static final String BEARER = "Bearer";

  private final SharedAccessSignature signatures;
  private final BearerTokens bearerTokens;

  public Authenticator(AccessPolicies policies, BearerTokens bearerTokens) {
    this.signatures = new SharedAccessSignature(policies, bearerTokens);
    this.bearerTokens = bearerTokens;
  }

  /** The account is the one the request is addressed to. */
  public Principal authenticate(Call call, Account account) {
    Optional<String> authorization = call.header("Authorization");
    boolean signed = call.query().has("sig");
    if (authorization.isEmpty()) {
      return signed ? signatures.authenticate(call, account) : new Principal.Anonymous();
    }
    if (signed && call.query().has(UserDelegationText.DELEGATED_USER)) {
      return signatures.authenticate(call, account);
    }
    return authenticate(call, account, authorization.get());
  }

  private Principal authenticate(Call call, Account account, String authorization) {
    String header = authorization.strip();
    int space = header.indexOf(' ');
    if (space < 0) {
      throw Failures.malformedAuthorization();
    }
    String scheme = header.substring(0, space);
    String credentials = header.substring(space + 1).strip();
    return scheme.equalsIgnoreCase(BEARER)
        ? bearerTokens.authenticate(call, credentials)
        : SharedKey.authenticate(call, account, scheme, credentials);
  }
}
