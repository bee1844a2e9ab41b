package dev.malachite.blob.page;

import dev.malachite.blob.write.Numbers;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.OptionalLong;

/** How long a page blob is to be. */
public final class PageSize {
  private static final String HEADER = "x-ms-blob-content-length";
  private static final long LARGEST = 8L << 40;

  private PageSize() {}

  /** For those who may resize it. */
  public static OptionalLong given(Call call) {
    OptionalLong length = Numbers.of(call, HEADER);
    if (length.isPresent()
        && (length.getAsLong() % PageRange.PAGE != 0 || length.getAsLong() > LARGEST)) {
      throw MalformedInput.invalidHeader(HEADER, Long.toString(length.getAsLong()));
    }
    return length;
  }

  /** For those who create it. */
  public static long of(Call call) {
    return given(call).orElseThrow(() -> MalformedInput.missingHeader(HEADER));
  }
}
