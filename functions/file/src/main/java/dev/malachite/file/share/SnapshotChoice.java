package dev.malachite.file.share;

import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;
import java.util.Optional;

/** What becomes of the snapshots of a share that is deleted. */
enum SnapshotChoice {
  /** There must be none. */
  NONE,
  /** They are deleted too, unless one is leased. */
  INCLUDE,
  /** They are deleted too. */
  INCLUDE_LEASED;

  static SnapshotChoice of(Optional<String> text, String header) {
    return switch (text.orElse("").toLowerCase(Locale.ROOT)) {
      case "" -> NONE;
      case "include" -> INCLUDE;
      case "include-leased" -> INCLUDE_LEASED;
      default -> throw MalformedInput.invalidHeader(header, text.orElse(""));
    };
  }
}
