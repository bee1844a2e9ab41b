package dev.malachite.blob.list;

import dev.malachite.blob.model.PastKeys;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Range;

/**
 * How far a list has come: with a name, with a past state of a name, or with all names that have a
 * prefix.
 */
record ListMark(Kind kind, String text) {
  private enum Kind {
    NAME,
    PAST,
    PREFIX
  }

  static ListMark name(String name) {
    return new ListMark(Kind.NAME, name);
  }

  static ListMark past(String sort) {
    return new ListMark(Kind.PAST, sort);
  }

  static ListMark prefix(String prefix) {
    return new ListMark(Kind.PREFIX, prefix);
  }

  static ListMark decode(String text) {
    for (Kind kind : Kind.values()) {
      if (text.length() > 1 && text.charAt(0) == letter(kind)) {
        return new ListMark(kind, text.substring(1));
      }
    }
    throw ErrorCode.OUT_OF_RANGE_INPUT.exception();
  }

  String encode() {
    return letter(kind) + text;
  }

  private static char letter(Kind kind) {
    return switch (kind) {
      case NAME -> 'n';
      case PAST -> 'h';
      case PREFIX -> 'p';
    };
  }

  /** The blobs that are still to come. */
  Range blobs(Range all) {
    return switch (kind) {
      case NAME -> all.after(text);
      case PAST -> all.startingAt(text.substring(0, text.indexOf('\0')));
      case PREFIX -> all.afterPrefix(text);
    };
  }

  /** The past states that are still to come. */
  Range pasts(Range all) {
    return switch (kind) {
      case NAME -> all.afterPrefix(PastKeys.prefix(text));
      case PAST -> all.after(text);
      case PREFIX -> all.afterPrefix(text);
    };
  }
}
