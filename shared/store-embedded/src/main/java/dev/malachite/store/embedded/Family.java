package dev.malachite.store.embedded;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The parts of the database. */
enum Family {
  /** The format marker, and the ids of content that is not whole. */
  META("default"),
  ITEMS("items"),
  /** Due time and key of the items that have one. */
  DUE("due"),
  CONTENT("content"),
  CONTENT_INDEX("content-index");

  private final String title;

  Family(String title) {
    this.title = title;
  }

  byte[] encoded() {
    return title.getBytes(StandardCharsets.UTF_8);
  }

  static Optional<Family> of(byte[] encoded) {
    String name = new String(encoded, StandardCharsets.UTF_8);
    for (Family family : values()) {
      if (family.title.equals(name)) {
        return Optional.of(family);
      }
    }
    return Optional.empty();
  }
}
