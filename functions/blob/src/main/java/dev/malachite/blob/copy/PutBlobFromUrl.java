package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.object.NewBlob;
import dev.malachite.blob.object.Upload;
import dev.malachite.blob.object.WriteHeaders;
import dev.malachite.blob.write.Owners;
import dev.malachite.blob.write.SourceBytes;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceChecks;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Map;
import java.util.Optional;

/** Put Blob From URL. */
public final class PutBlobFromUrl implements Operation {
  private static final long LARGEST = 5000L * 1024 * 1024;
  private static final String COPIES_PROPERTIES = "x-ms-copy-source-blob-properties";

  private final BlobStore blobs;
  private final Sources sources;

  public PutBlobFromUrl(BlobStore blobs, Sources sources) {
    this.blobs = blobs;
    this.sources = sources;
  }

  private record Request(
      Call call,
      NewBlob given,
      BlobConditions conditions,
      ContentHeaders headers,
      Map<String, String> tags) {}

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    NewBlob given = NewBlob.of(call, BlobType.BLOCK);
    BlobConditions conditions = BlobConditions.ofTarget(call);
    TransferChecks checks = SourceChecks.of(call);
    boolean copiesTags = CopyTags.areCopied(call);
    CopySource source = CopySource.of(sources, call);
    SourceBytes bytes = SourceBytes.open(source, Optional.empty(), LARGEST);
    Map<String, String> tags = copiesTags ? CopyTags.of(source) : given.tags();
    Request request = new Request(call, given, conditions, headers(call, given, bytes), tags);
    Upload upload = Upload.of(blobs, Owners.of(call), bytes.stream(), checks);
    return upload.orDiscard(() ->
        blobs.transactions().run(BlobWrite.plan(blobs, call), view -> put(request, upload, view)));
  }

  private Decision<Reply> put(Request request, Upload upload, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Lease lease = write.checkCreate(request.conditions());
    write.current().ifPresent(old -> Guards.requireType(old, BlobType.BLOCK));
    Blob blob =
        request
            .given()
            .applyTo(write.fresh(BlobType.BLOCK, lease), write.now())
            .headers(request.headers().withMd5(upload.md5()))
            .tags(request.tags())
            .bytes(upload.bytes())
            .build();
    Reply.Builder reply = Reply.status(201).with(new WriteHeaders(blob)).with(upload.echo());
    if (!request.call().headers().has("x-ms-source-content-md5")) {
      reply.header("Content-MD5", upload.md5());
    }
    return write.replace(Decision.of(reply.build()), blob);
  }

  // What the request says wins over what the source says.
  private static ContentHeaders headers(Call call, NewBlob given, SourceBytes bytes) {
    if (call.header(COPIES_PROPERTIES).filter("false"::equalsIgnoreCase).isPresent()) {
      return given.headers();
    }
    ContentHeaders source = SourceProperties.contentHeaders(bytes.headers());
    ContentHeaders own = given.headers();
    return new ContentHeaders(
        call.header("x-ms-blob-content-type").or(source::type).or(own::type),
        own.encoding().or(source::encoding),
        own.language().or(source::language),
        own.disposition().or(source::disposition),
        own.cacheControl().or(source::cacheControl),
        Optional.empty());
  }
}
