package dev.malachite.protocol.auth;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;

/** The ways in which a request fails to say who it is from, in the words of the service. */
final class Failures {
  private static final String DETAIL = "AuthenticationErrorDetail";

  private Failures() {}

  /** 403 with the reason in the body. */
  static ApiException authentication(String reason) {
    return ErrorCode.AUTHENTICATION_FAILED.with(DETAIL, reason);
  }

  static ApiException mandatory(String field) {
    return authentication(field + " is mandatory. Cannot be empty");
  }

  static ApiException malformedToken() {
    return authentication("Signature fields not well formed.");
  }

  /** 400: the Authorization header cannot be read. */
  static ApiException malformedAuthorization() {
    return ErrorCode.INVALID_AUTHENTICATION_INFO
        .exception()
        .status(400)
        .message(
            "Authentication information is not given in the correct format. Check the value of"
                + " Authorization header.");
  }

  /** 401 with the reason in the body and the challenge beside it. */
  static ApiException bearer(Challenge challenge, String reason) {
    return ErrorCode.INVALID_AUTHENTICATION_INFO
        .exception()
        .status(401)
        .message(ErrorCode.NO_AUTHENTICATION_INFORMATION.message())
        .with(DETAIL, reason)
        .header(Challenge.HEADER, challenge.value());
  }

  static ApiException anonymous(Challenge challenge) {
    return ErrorCode.NO_AUTHENTICATION_INFORMATION
        .exception()
        .header(Challenge.HEADER, challenge.value());
  }
}
