package dev.malachite.blob.page;

import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;

/** The whole pages that a write is about. */
final class PageRange {
  static final int PAGE = 512;

  private static final String HEADER = "x-ms-range";

  private PageRange() {}

  static ByteSpan of(Call call) {
    String name = call.header(HEADER).isPresent() ? HEADER : "Range";
    String text = call.header(name).orElseThrow(() -> MalformedInput.missingHeader(HEADER));
    return aligned(ByteSpan.parse(name, text));
  }

  private static ByteSpan aligned(ByteSpan span) {
    if (span.first() % PAGE != 0 || (span.last() + 1) % PAGE != 0) {
      throw ErrorCode.INVALID_PAGE_RANGE.exception();
    }
    return span;
  }
}
