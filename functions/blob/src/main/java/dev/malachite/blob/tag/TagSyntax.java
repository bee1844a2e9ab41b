package dev.malachite.blob.tag;

/** An expression that cannot be read, and where. */
final class TagSyntax extends RuntimeException {
  private static final long serialVersionUID = 1;

  TagSyntax(int position, String reason) {
    super(
        "Error parsing query at or near character position " + (position + 1) + ": " + reason,
        null,
        false,
        false);
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
