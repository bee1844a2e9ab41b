package dev.malachite.blob.copy;

import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.copy.SourceReader;
import dev.malachite.protocol.xml.XmlElement;
import dev.malachite.protocol.xml.XmlReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The pages of a source that are to be copied, in order. */
final class SourcePages {
  private static final long LARGEST_LIST = 1024 * 1024;
  private static final int AT_ONCE = 1000;
  private static final long LONGEST = 4L * 1024 * 1024;

  private final SourceReader reader;
  private final String parameters;
  private final long total;
  private final Deque<Pages> known = new ArrayDeque<>();
  private long asked = -1;

  /** Pages that are written, or not any more. */
  record Pages(ByteSpan span, boolean cleared) {}

  SourcePages(SourceReader reader, Optional<String> previousSnapshot, long total) {
    this.reader = reader;
    this.parameters =
        "comp=pagelist&maxresults="
            + AT_ONCE
            + previousSnapshot.map(id -> "&prevsnapshot=" + id).orElse("");
    this.total = total;
  }

  /** The first pages at or after a position, as many as are copied at once. */
  Optional<Pages> from(long position) {
    if (position >= total) {
      return Optional.empty();
    }
    while (!known.isEmpty() && known.peek().span().last() < position) {
      known.poll();
    }
    if (known.isEmpty() && asked != position) {
      ask(position);
    }
    return Optional.ofNullable(known.peek()).map(pages -> limited(pages, position));
  }

  private static Pages limited(Pages pages, long position) {
    long first = Math.max(position, pages.span().first());
    long last =
        pages.cleared() ? pages.span().last() : Math.min(pages.span().last(), first + LONGEST - 1);
    return new Pages(new ByteSpan(first, last), pages.cleared());
  }

  private void ask(long position) {
    asked = position;
    XmlElement list =
        XmlReader.read(
            reader.detail(parameters, new ByteSpan(position, total - 1)).payload().stream().get(),
            LARGEST_LIST);
    for (XmlElement range : list.children()) {
      if (range.name().equals("PageRange") || range.name().equals("ClearRange")) {
        known.add(new Pages(span(range), range.name().equals("ClearRange")));
      }
    }
  }

  private static ByteSpan span(XmlElement range) {
    return new ByteSpan(number(range, "Start"), number(range, "End"));
  }

  private static long number(XmlElement range, String name) {
    return Long.parseLong(range.textOf(name).orElseThrow().strip());
  }
}
