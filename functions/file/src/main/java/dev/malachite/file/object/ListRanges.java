package dev.malachite.file.object;

import dev.malachite.domain.ByteRange;
import dev.malachite.domain.ByteSpan;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.Sharing;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.integrity.MaxResults;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparsePage;
import dev.malachite.sparse.SparseRange;
import dev.malachite.sparse.SparseReader;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** List Ranges: what is written, or what has changed since a snapshot. */
public final class ListRanges implements Operation {
  private static final String PREVIOUS = "prevsharesnapshot";
  private static final int LARGEST = 50_000;

  private final FileStore files;

  public ListRanges(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Optional<ByteRange> range = ByteRange.forRead(call.header("Range"), call.header("x-ms-range"));
    Found found = Found.file(files, call, Sharing.READ);
    SparseMap map = found.data().map();
    boolean paged = call.query().has("maxresults") || call.query().has("marker");
    int limit = paged ? MaxResults.of(call.query(), LARGEST) : Integer.MAX_VALUE;
    Optional<ByteSpan> span =
        range.isEmpty()
            ? Optional.of(new ByteSpan(0, Math.max(0, map.length() - 1)))
            : range.get().resolve(map.length());
    if (span.isEmpty()) {
      throw ErrorCode.INVALID_RANGE.exception();
    }
    long from = Math.max(span.get().first(), resume(call));
    long to = Math.min(map.length(), span.get().last() + 1);
    return reply(found, paged, ranges(call, found, from, to, limit));
  }

  private static long resume(Call call) {
    return call.parameter("marker")
        .filter(text -> !text.isEmpty())
        .map(text -> position(Marker.decode(text, call.service())))
        .orElse(0L);
  }

  // The marker may be one of another list.
  private static long position(String text) {
    if (!text.matches("[0-9]{1,18}")) {
      throw ErrorCode.OUT_OF_RANGE_INPUT.exception();
    }
    return Long.parseLong(text);
  }

  private SparsePage ranges(Call call, Found found, long from, long to, int limit) {
    SparseMap map = found.data().map();
    SparseReader reader = new SparseReader(files.sparse());
    if (from >= to) {
      return new SparsePage(List.of(), OptionalLong.empty());
    }
    return call.parameter(PREVIOUS)
        .filter(text -> !text.isEmpty())
        .flatMap(text -> new PreviousFile(files, call, found).find(PREVIOUS, text))
        .map(older -> reader.diff(older, map, from, to, limit))
        .orElseGet(() -> reader.ranges(map, from, to, limit));
  }

  private static Reply reply(Found found, boolean paged, SparsePage page) {
    XmlWriter xml = new XmlWriter().declaration().open("Ranges");
    for (SparseRange range : page.ranges()) {
      xml.open(range.cleared() ? "ClearRange" : "Range")
          .text("Start", range.span().first())
          .text("End", range.span().last())
          .close();
    }
    if (paged) {
      Optional<Long> next =
          page.next().isPresent() ? Optional.of(page.next().getAsLong()) : Optional.empty();
      xml.text("NextMarker", next.map(at -> Marker.encode(Long.toString(at))).orElse(""));
    }
    return Reply.status(200)
        .with(new VersionHeaders(found.node().version()))
        .header("x-ms-content-length", found.node().length())
        .xml(xml.close())
        .build();
  }
}
