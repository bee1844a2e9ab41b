package dev.malachite.blob.page;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.domain.ByteRange;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.integrity.MaxResults;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparsePage;
import dev.malachite.sparse.SparseRange;
import java.util.Optional;

/**
 * Which part of a list of page ranges a request is about.
 *
 * @param from where the request wants to go on
 */
record PageList(Optional<ByteRange> range, Optional<Long> from, int limit) {
  private static final String PAGED_FROM = "2020-10-02";
  private static final int LARGEST = 10_000;

  static PageList of(Call call) {
    Optional<Long> from =
        call.parameter("marker")
            .filter(text -> !text.isEmpty())
            .map(text -> Long.parseLong(Marker.decode(text, Service.BLOB)));
    boolean paged = call.isAtLeast(PAGED_FROM) || call.query().has("maxresults");
    return new PageList(
        ByteRange.forRead(call.header("Range"), call.header("x-ms-range")),
        from,
        paged ? MaxResults.of(call.query(), LARGEST) : Integer.MAX_VALUE);
  }

  /** What reads the ranges between two positions. */
  interface Ranges {
    SparsePage read(long from, long to, int limit);
  }

  Reply reply(Blob blob, Ranges ranges) {
    long length = blob.bytes().length();
    Optional<ByteSpan> span =
        range.map(each -> each.resolve(length).orElseThrow(ErrorCode.INVALID_RANGE::exception));
    long first = from.orElse(span.map(each -> floor(each.first())).orElse(0L));
    long end =
        Math.min(length, span.map(each -> floor(each.last()) + PageRange.PAGE).orElse(length));
    return Reply.status(200)
        .with(new VersionHeaders(blob.version()))
        .header("x-ms-blob-content-length", length)
        .xml(document(ranges.read(Math.min(first, end), end, limit)))
        .build();
  }

  private static long floor(long position) {
    return position - position % PageRange.PAGE;
  }

  private static XmlWriter document(SparsePage page) {
    XmlWriter xml = new XmlWriter().declaration().open("PageList");
    for (SparseRange each : page.ranges()) {
      xml.open(each.cleared() ? "ClearRange" : "PageRange")
          .text("Start", each.span().first())
          .text("End", each.span().last())
          .close();
    }
    if (page.next().isPresent()) {
      xml.text("NextMarker", Marker.encode(Long.toString(page.next().getAsLong())));
    }
    return xml.close();
  }

  /** The pages of a blob that has some. */
  static SparseMap map(Blob blob) {
    if (blob.bytes() instanceof BlobBytes.Pages pages) {
      return pages.map();
    }
    throw ErrorCode.INVALID_BLOB_TYPE.exception();
  }
}
