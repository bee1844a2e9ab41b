package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/** Authorization by a token of an identity provider. */
public final class BearerTokens {
  private static final String FIRST_VERSION = "2017-11-09";
  private static final String INTENT = "x-ms-file-request-intent";

  private final BearerSettings settings;
  private final Optional<JsonWebKeys> keys;

  public BearerTokens(BearerSettings settings) {
    this.settings = settings;
    this.keys = settings.keySet().map(JsonWebKeys::new);
  }

  Principal.User authenticate(Call call, String text) {
    checkTransport(call);
    JsonWebToken token =
        JsonWebToken.parse(text)
            .orElseThrow(() -> failure("Token validation failed. The token is malformed."));
    checkLifetime(call, token);
    checkIssuer(token);
    checkAudience(call, token);
    return new Principal.User(token.objectId(), token.tenantId());
  }

  private static void checkTransport(Call call) {
    if (!call.peer().secure()) {
      throw Failures.authentication("Authentication scheme Bearer is not allowed with HTTP.");
    }
    if (!call.isAtLeast(FIRST_VERSION)) {
      throw Failures.authentication(
          "Authentication scheme Bearer is not supported in this version.");
    }
    if (call.service() == Service.FILE && !asksForAKey(call) && !call.headers().has(INTENT)) {
      throw ErrorCode.MISSING_REQUIRED_HEADER.with("HeaderName", INTENT);
    }
  }

  // A key opens no file: the SDKs do not say the intent when they ask for one.
  private static boolean asksForAKey(Call call) {
    return call.parameter("comp").filter("userdelegationkey"::equalsIgnoreCase).isPresent();
  }

  private void checkLifetime(Call call, JsonWebToken token) {
    long now = call.receivedAt().getEpochSecond();
    if (now < token.notBefore()) {
      throw failure("Lifetime validation failed. The token is not yet valid.");
    }
    if (now >= token.expiry()) {
      throw failure("Lifetime validation failed. The token is expired.");
    }
  }

  private void checkIssuer(JsonWebToken token) {
    if (!settings.trusts(token.issuer())) {
      throw failure("Issuer validation failed. Issuer did not match.");
    }
    if (keys.isPresent() && !keys.get().verify(token)) {
      throw failure("Signature validation failed.");
    }
  }

  private void checkAudience(Call call, JsonWebToken token) {
    for (String audience : token.audiences()) {
      if (settings.audiences().contains(audience) || Audience.isOf(audience, call)) {
        return;
      }
    }
    throw failure("Audience validation failed. Audience did not match.");
  }

  private ApiException failure(String reason) {
    return Failures.bearer(settings.challenge(), reason);
  }
}
