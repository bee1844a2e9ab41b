package dev.malachite.file.model;

/** The form of security descriptors as text: owner, group and two lists, in this order. */
final class Sddl {
  private static final String SECTIONS = "OGDS";

  private final String text;
  private int position;

  private Sddl(String text) {
    this.text = text;
  }

  static boolean isValid(String text) {
    return new Sddl(text).isValid();
  }

  private boolean isValid() {
    int last = -1;
    while (position < text.length()) {
      int section = SECTIONS.indexOf(text.charAt(position));
      if (section <= last || !text.startsWith(":", position + 1)) {
        return false;
      }
      last = section;
      position += 2;
      if (!(SECTIONS.indexOf('D') <= section ? skipList() : skipName())) {
        return false;
      }
    }
    return last >= 0;
  }

  private boolean skipName() {
    int start = position;
    while (position < text.length() && isNamePart() && !isSection()) {
      position++;
    }
    return position > start;
  }

  private boolean isNamePart() {
    char sign = text.charAt(position);
    return sign == '-' || Character.isLetterOrDigit(sign);
  }

  private boolean isSection() {
    return text.startsWith(":", position + 1);
  }

  private boolean skipList() {
    int depth = 0;
    while (position < text.length() && (depth > 0 || !isSection())) {
      char sign = text.charAt(position++);
      depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
      boolean flag = sign == '_' || sign == ')' || Character.isUpperCase(sign);
      if (depth < 0 || (depth == 0 && !flag)) {
        return false;
      }
    }
    return depth == 0;
  }
}
