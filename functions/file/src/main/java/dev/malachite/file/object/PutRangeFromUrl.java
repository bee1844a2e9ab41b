package dev.malachite.file.object;

import dev.malachite.domain.ByteRange;
import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceChecks;
import dev.malachite.protocol.copy.SourceErrors;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.Key;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.OptionalLong;

/** Put Range From URL. */
public final class PutRangeFromUrl implements Operation {
  private static final long LARGEST = 4 * 1024 * 1024;

  private final FileStore files;
  private final Sources sources;

  public PutRangeFromUrl(FileStore files, Sources sources) {
    this.files = files;
    this.sources = sources;
  }

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    RangeWrite range = RangeWrite.of(files, call);
    long length = range.span().length();
    if (length > LARGEST) {
      throw ErrorCode.OUT_OF_RANGE_INPUT.exception();
    }
    SourceCrc crc = SourceCrc.of(call);
    SparseMap map = range.check();
    Reply source = CopySource.of(sources, call).open(sourceRange(call, length));
    if (SourceErrors.isRefusal(source)) {
      throw SourceErrors.unverified(source);
    }
    if (source.payload().length() != length) {
      throw MalformedInput.invalidHeader(
          "x-ms-source-range", call.header("x-ms-source-range").orElse(""));
    }
    return range.write(receive(call, map.contentOwner(range.span()), source, crc));
  }

  private RangeContent receive(Call call, Key owner, Reply source, SourceCrc crc) {
    try (InputStream bytes = crc.checked(source.payload().stream().get())) {
      return RangeContent.store(files, SourceChecks.of(call), owner, bytes);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Optional<ByteRange> sourceRange(Call call, long length) {
    return CopySource.range(call)
        .or(() -> Optional.of(new ByteRange(0, OptionalLong.of(length - 1))));
  }
}
