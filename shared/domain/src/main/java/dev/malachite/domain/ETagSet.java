package dev.malachite.domain;

import java.util.ArrayList;
import java.util.List;

/** The value of If-Match or If-None-Match: {@code *}, or a list of tags. */
public record ETagSet(boolean any, List<ETag> tags) {
  public ETagSet {
    tags = List.copyOf(tags);
  }

  static ETagSet parse(String field, String text) {
    boolean any = false;
    List<ETag> tags = new ArrayList<>();
    for (String element : elements(text)) {
      if (element.strip().equals("*")) {
        any = true;
      } else {
        tags.add(ETag.parse(field, element));
      }
    }
    return new ETagSet(any, tags);
  }

  public boolean contains(ETag tag) {
    return any || tags.contains(tag);
  }

  boolean isSingle() {
    return tags.size() + (any ? 1 : 0) == 1;
  }

  private static List<String> elements(String text) {
    List<String> elements = new ArrayList<>();
    boolean quoted = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        elements.add(text.substring(start, i));
        start = i + 1;
      }
    }
    elements.add(text.substring(start));
    return elements;
  }
}
