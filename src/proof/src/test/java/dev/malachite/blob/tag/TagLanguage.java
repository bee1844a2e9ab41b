package dev.malachite.blob.tag;

import java.util.Map;

/** Both languages of tags, for whoever wants to know what they make of a text. */
public final class TagLanguage {
  private static final Map<String, String> TAGS = Map.of("a", "1", "b", "", "@container", "box");

  private TagLanguage() {}

  /** As x-ms-if-tags: whether some tags match; no text matches that is no expression. */
  public static boolean condition(String text) {
    try {
      return TagParser.condition(text).matches(TAGS);
    } catch (TagSyntax refusal) {
      return false;
    }
  }

  /** As the search of a container or an account. */
  public static boolean search(String text) {
    try {
      return TagParser.search(text).stream().allMatch(part -> part.matches(TAGS));
    } catch (TagSyntax refusal) {
      return false;
    }
  }
}
