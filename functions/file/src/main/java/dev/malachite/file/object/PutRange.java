package dev.malachite.file.object;

import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.sparse.SparseMap;
import java.util.Locale;

/** Put Range: update or clear. */
public final class PutRange implements Operation {
  private static final String WRITE = "x-ms-write";
  private static final long LARGEST = 4 * 1024 * 1024;

  private final FileStore files;

  public PutRange(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    String write = call.header(WRITE).orElseThrow(() -> MalformedInput.missingHeader(WRITE));
    RangeWrite range = RangeWrite.of(files, call);
    return switch (write.toLowerCase(Locale.ROOT)) {
      case "update" -> update(call, range);
      case "clear" -> clear(call, range);
      default -> throw MalformedInput.invalidHeader(WRITE, write);
    };
  }

  private Reply update(Call call, RangeWrite range) {
    long length =
        call.body().length().orElseThrow(ErrorCode.MISSING_CONTENT_LENGTH_HEADER::exception);
    if (range.span().length() != length || length == 0) {
      throw length > LARGEST
          ? ErrorCode.REQUEST_BODY_TOO_LARGE.with("MaxLimit", Long.toString(LARGEST))
          : MalformedInput.invalidHeader("Content-Length", Long.toString(length));
    }
    SparseMap map = range.check();
    return range.write(RangeContent.receive(files, call, map.contentOwner(range.span()), LARGEST));
  }

  private static Reply clear(Call call, RangeWrite range) {
    BodyLimits.requireEmpty(call.body());
    if (call.headers().has("Content-MD5")) {
      throw MalformedInput.invalidHeader("Content-MD5", call.header("Content-MD5").orElse(""));
    }
    return range.clear();
  }
}
