package dev.malachite.queue.model;

import java.nio.charset.StandardCharsets;

/** The text of a message: short ones move with it, long ones stay where they are. */
public sealed interface MessageText {
  /** A claim writes whatever is inline again, so it stays within one write unit. */
  int LONGEST_INLINE = 1024;

  record Inline(String text) implements MessageText {}

  /** An item of its own; the version tells it from what an update puts in its place. */
  record Apart(long version) implements MessageText {}

  /** How a text is kept; the version must be fresh. */
  static MessageText of(String text, long version) {
    return text.getBytes(StandardCharsets.UTF_8).length <= LONGEST_INLINE
        ? new Inline(text)
        : new Apart(version);
  }
}
