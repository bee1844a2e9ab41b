package dev.malachite.protocol.auth;

/** Joins the fields of a SAS into the text that is signed. */
final class SasLines {
  private static final int TYPICAL_LENGTH = 256;

  private final SasToken token;
  private final StringBuilder text = new StringBuilder(TYPICAL_LENGTH);

  SasLines(SasToken token) {
    this.token = token;
  }

  SasLines fields(String... names) {
    for (String name : names) {
      value(token.get(name));
    }
    return this;
  }

  SasLines fieldsSince(String version, String... names) {
    return token.isAtLeast(version) ? fields(names) : this;
  }

  SasLines value(String value) {
    text.append(value).append('\n');
    return this;
  }

  SasLines overrides() {
    if (token.signsOverrides()) {
      token.overrideFields().forEach(this::fields);
    }
    return this;
  }

  /** With a line feed after the last line: account SAS only. */
  String terminated() {
    return text.toString();
  }

  String joined() {
    return text.substring(0, text.length() - 1);
  }
}
