package dev.malachite.blob.page;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.write.SourceBytes;
import dev.malachite.domain.ByteRange;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceChecks;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.sparse.SparseMap;
import java.util.Optional;

/** Put Page From URL. */
public final class PutPageFromUrl implements Operation {
  private static final String SOURCE_RANGE = "x-ms-source-range";

  private final BlobStore blobs;
  private final Sources sources;

  public PutPageFromUrl(BlobStore blobs, Sources sources) {
    this.blobs = blobs;
    this.sources = sources;
  }

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    ByteSpan span = PageRange.of(call);
    ByteRange part = part(call, span);
    TransferChecks checks = SourceChecks.of(call);
    CopySource source = CopySource.of(sources, call);
    PageUpload upload = new PageUpload(blobs, call, span, BlobConditions.ofTarget(call));
    SparseMap seen = upload.preview();
    SourceBytes bytes = SourceBytes.open(source, Optional.of(part), PageUpload.LARGEST);
    if (bytes.length() != span.length()) {
      bytes.discard();
      throw MalformedInput.invalidHeader(SOURCE_RANGE, call.header(SOURCE_RANGE).orElse(""));
    }
    return upload.commit(seen, bytes.stream(), checks);
  }

  private static ByteRange part(Call call, ByteSpan span) {
    String text =
        call.header(SOURCE_RANGE).orElseThrow(() -> MalformedInput.missingHeader(SOURCE_RANGE));
    if (ByteSpan.parse(SOURCE_RANGE, text).length() != span.length()) {
      throw MalformedInput.invalidHeader(SOURCE_RANGE, text);
    }
    if (span.length() > PageUpload.LARGEST) {
      throw PageUpload.tooLarge();
    }
    return ByteRange.parse(SOURCE_RANGE, text);
  }
}
