package dev.malachite.protocol.batch;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The boundary in a content type. */
final class Boundary {
  private static final Pattern FORM =
      Pattern.compile(
          "(?i)multipart/mixed\\s*;(?:[^\"]*;)?\\s*boundary=(?:\"([^\"\\r\\n]{1,70})\"|([^\\s;\"]{1,70}))\\s*(?:;.*)?");

  private Boundary() {}

  static Optional<String> of(String contentType) {
    Matcher form = FORM.matcher(contentType.strip());
    if (!form.matches()) {
      return Optional.empty();
    }
    return Optional.of(form.group(1) == null ? form.group(2) : form.group(1));
  }
}
