package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;

/** The texts of SAS that are signed with a key of the account. */
final class ServiceSasText {
  private static final String SIGNS_VERSION = "2012-02-12";
  private static final String SIGNS_ADDRESS = "2015-04-05";
  private static final String SIGNS_RESOURCE = "2018-11-09";
  private static final String SIGNS_ENCRYPTION = "2020-12-06";

  private ServiceSasText() {}

  static String account(SasToken token, String account) {
    return new SasLines(token)
        .value(account)
        .fields("sp", "ss", "srt", "st", "se", "sip", "spr", "sv")
        .fieldsSince(SIGNS_ENCRYPTION, "ses")
        .terminated();
  }

  static String service(Call call, SasToken token, Scope scope) {
    SasLines lines =
        new SasLines(token)
            .fields("sp", "st", "se")
            .value(SasResource.canonical(call, token, scope))
            .fields("si")
            .fieldsSince(SIGNS_ADDRESS, "sip", "spr")
            .fieldsSince(SIGNS_VERSION, "sv");
    return switch (call.service()) {
      case BLOB -> blob(lines, token, scope);
      case FILE -> lines.overrides().joined();
      case QUEUE -> lines.joined();
      case TABLE -> lines.fields("spk", "srk", "epk", "erk").joined();
    };
  }

  private static String blob(SasLines lines, SasToken token, Scope scope) {
    lines.fieldsSince(SIGNS_RESOURCE, "sr");
    if (token.isAtLeast(SIGNS_RESOURCE)) {
      lines.value(scope.moment());
    }
    return lines.fieldsSince(SIGNS_ENCRYPTION, "ses").overrides().joined();
  }
}
