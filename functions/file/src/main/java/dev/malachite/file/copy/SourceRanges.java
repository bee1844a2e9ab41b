package dev.malachite.file.copy;

import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.copy.SourceReader;
import dev.malachite.protocol.xml.XmlLeaves;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The parts of a source that are to be copied, in order: of a file only what was written. */
final class SourceRanges {
  private static final long LARGEST_LIST = 64L * 1024 * 1024;
  private static final String PARAMETERS = "comp=rangelist&maxresults=1000";

  private final SourceReader reader;
  private final boolean listed;
  private final long total;
  private final int longest;
  private final Deque<ByteSpan> known = new ArrayDeque<>();
  private long asked = -1;

  /**
   * @param listed whether the source can be asked for its ranges
   * @param longest how many bytes are copied at once
   */
  SourceRanges(SourceReader reader, boolean listed, long total, int longest) {
    this.reader = reader;
    this.listed = listed;
    this.total = total;
    this.longest = longest;
  }

  /** The first part at or after a position. */
  Optional<ByteSpan> from(long position) {
    if (position >= total) {
      return Optional.empty();
    }
    if (!listed) {
      return Optional.of(limited(new ByteSpan(position, total - 1), position));
    }
    while (!known.isEmpty() && known.peek().last() < position) {
      known.poll();
    }
    if (known.isEmpty() && asked != position) {
      ask(position);
    }
    return Optional.ofNullable(known.peek()).map(span -> limited(span, position));
  }

  private ByteSpan limited(ByteSpan span, long position) {
    long first = Math.max(position, span.first());
    return new ByteSpan(first, Math.min(span.last(), first + longest - 1));
  }

  private void ask(long position) {
    asked = position;
    Deque<Long> starts = new ArrayDeque<>();
    XmlLeaves.read(
        reader.detail(PARAMETERS, new ByteSpan(position, total - 1)).payload().stream().get(),
        LARGEST_LIST,
        (name, text) -> {
          switch (name) {
            case "Start" -> starts.add(Long.parseLong(text.strip()));
            case "End" ->
                known.add(new ByteSpan(starts.removeFirst(), Long.parseLong(text.strip())));
            default -> {}
          }
        });
  }
}
