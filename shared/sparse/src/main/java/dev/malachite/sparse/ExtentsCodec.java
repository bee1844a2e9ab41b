package dev.malachite.sparse;

import dev.malachite.store.ContentId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Extents as two lists: the contents, each named once, and four numbers for each extent: the gap
 * before it, its length, its content counted from one (zero: no content) and the offset in it.
 */
final class ExtentsCodec {
  private ExtentsCodec() {}

  static void write(FieldWriter fields, int contentTag, int extentTag, Extents extents) {
    Map<ContentId, Integer> numbers = new HashMap<>();
    for (ContentId content : extents.contents()) {
      fields.put(contentTag, content.value());
      numbers.put(content, numbers.size() + 1);
    }
    long position = 0;
    for (Extent extent : extents.list()) {
      fields.put(extentTag, extent.from() - position).put(extentTag, extent.span().length());
      position = extent.to();
      switch (extent.source()) {
        case Source.Zeros zeros -> fields.put(extentTag, 0L).put(extentTag, 0L);
        case Source.Part part -> {
          long number = numbers.getOrDefault(part.content(), 0);
          fields.put(extentTag, number).put(extentTag, part.offset());
        }
      }
    }
  }

  static Extents read(FieldReader fields, int contentTag, int extentTag) {
    List<String> contents = fields.texts(contentTag);
    Iterator<Long> numbers = fields.numbers(extentTag).iterator();
    List<Extent> extents = new ArrayList<>();
    long position = 0;
    while (numbers.hasNext()) {
      long from = position + numbers.next();
      position = from + numbers.next();
      Source source = source(contents, numbers.next().intValue(), numbers.next());
      extents.add(new Extent(new Span(from, position), source));
    }
    return Extents.of(extents);
  }

  private static Source source(List<String> contents, int number, long offset) {
    return number == 0
        ? Source.ZEROS
        : new Source.Part(new ContentId(contents.get(number - 1)), offset);
  }
}
