package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;

/** The texts of SAS that are signed with a user delegation key. */
final class UserDelegationText {
  /** Names the only user who may present the token. */
  static final String DELEGATED_USER = "sduoid";

  private static final String SIGNS_AGENT = "2020-02-10";
  private static final String SIGNS_ENCRYPTION = "2020-12-06";
  private static final String SIGNS_DELEGATED_USER = "2025-07-05";
  private static final String SIGNS_REQUEST = "2026-04-06";

  private UserDelegationText() {}

  static String of(Call call, SasToken token, Scope scope) {
    SasLines lines =
        new SasLines(token)
            .fields("sp", "st", "se")
            .value(SasResource.canonical(call, token, scope))
            .fields("skoid", "sktid", "skt", "ske", "sks", "skv");
    return call.service() == Service.BLOB
        ? blob(lines, call, token, scope)
        : other(lines, call.service());
  }

  private static String other(SasLines lines, Service service) {
    lines.fields("skdutid", DELEGATED_USER, "sip", "spr", "sv");
    return service == Service.FILE ? lines.overrides().joined() : lines.joined();
  }

  private static String blob(SasLines lines, Call call, SasToken token, Scope scope) {
    lines
        .fieldsSince(SIGNS_AGENT, "saoid", "suoid", "scid")
        .fieldsSince(SIGNS_DELEGATED_USER, "skdutid", DELEGATED_USER)
        .fields("sip", "spr", "sv", "sr")
        .value(scope.moment())
        .fieldsSince(SIGNS_ENCRYPTION, "ses");
    if (token.isAtLeast(SIGNS_REQUEST)) {
      lines.value(requestHeaders(call, token)).value(requestParameters(call, token));
    }
    return lines.overrides().joined();
  }

  private static String requestHeaders(Call call, SasToken token) {
    StringBuilder text = new StringBuilder();
    if (token.has("srh")) {
      for (String name : token.get("srh").split(",", -1)) {
        text.append(name).append(':').append(call.header(name).orElse("")).append('\n');
      }
    }
    return text.toString();
  }

  private static String requestParameters(Call call, SasToken token) {
    StringBuilder text = new StringBuilder();
    if (token.has("srq")) {
      for (String name : token.get("srq").split(",", -1)) {
        text.append('\n').append(name).append(':').append(call.parameter(name).orElse(""));
      }
    }
    return text.toString();
  }
}
