package dev.malachite.protocol.auth;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Instant;
import java.util.Optional;

/** What a token and its stored access policy say together: each may say what the other does not. */
record Grant(SasWindow window, Permissions permissions) {
  static Grant of(SasToken token, Service service) {
    return of(
        token, service, new AccessPolicy(Optional.empty(), Optional.empty(), Optional.empty()));
  }

  static Grant of(SasToken token, Service service, AccessPolicy policy) {
    rejectBoth(token, "st", policy.start());
    rejectBoth(token, "se", policy.expiry());
    rejectBoth(token, "sp", policy.permissions());
    Instant expiry =
        token.time("se").or(policy::expiry).orElseThrow(() -> Failures.mandatory("se"));
    String permissions =
        Optional.of(token.get("sp"))
            .filter(text -> !text.isEmpty())
            .or(policy::permissions)
            .orElseThrow(() -> Failures.mandatory("sp"));
    return new Grant(
        new SasWindow(token.time("st").or(policy::start), expiry),
        permissions(permissions, letters(service)));
  }

  private static void rejectBoth(SasToken token, String field, Optional<?> stored) {
    if (token.has(field) && stored.isPresent()) {
      throw conflict(field, token.get(field));
    }
  }

  private static ApiException conflict(String field, String value) {
    return ErrorCode.INVALID_QUERY_PARAMETER_VALUE
        .with("QueryParameterName", field)
        .with("QueryParameterValue", value)
        .with("Reason", "The stored access policy specifies this field too.");
  }

  static Permissions permissions(String text, String known) {
    for (int i = 0; i < text.length(); i++) {
      if (known.indexOf(text.charAt(i)) < 0) {
        throw Failures.malformedToken();
      }
    }
    return Permissions.parse(text).orElseThrow(Failures::malformedToken);
  }

  private static String letters(Service service) {
    return switch (service) {
      case BLOB -> "racwdxyltfmeiop";
      case QUEUE -> "raup";
      case TABLE -> "raud";
      case FILE -> "rcwdl";
    };
  }
}
