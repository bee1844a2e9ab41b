package dev.malachite.blob.page;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.sparse.SparseMap;
import java.io.InputStream;

/** Put Page, update. */
public final class PutPage implements Operation {
  private final BlobStore blobs;

  public PutPage(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    ByteSpan span = PageRange.of(call);
    TransferChecks checks = TransferChecks.of(call.headers());
    PageUpload upload = new PageUpload(blobs, call, span, BlobConditions.of(call));
    requireLength(call.body(), span);
    SparseMap seen = upload.preview();
    InputStream body = BodyLimits.declared(call.body(), PageUpload.LARGEST);
    return upload.commit(seen, body, checks);
  }

  private static void requireLength(Body body, ByteSpan span) {
    long length = body.length().orElseThrow(ErrorCode.MISSING_CONTENT_LENGTH_HEADER::exception);
    if (length > PageUpload.LARGEST || span.length() > PageUpload.LARGEST) {
      throw PageUpload.tooLarge();
    }
    if (length != span.length()) {
      throw MalformedInput.invalidHeader("Content-Length", Long.toString(length));
    }
  }
}
