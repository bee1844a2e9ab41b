package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBuilder;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.CopyState;
import dev.malachite.blob.model.Tier;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.NewBlob;
import dev.malachite.blob.property.PageTier;
import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** What a copy of a whole blob is to be, once its source is known. */
record CopyRequest(
    Call call,
    SourceProperties source,
    NewBlob given,
    Map<String, String> tags,
    String id,
    BlobSettings settings) {
  private static final String SEAL = "x-ms-seal-blob";
  private static final String PRIORITY = "x-ms-rehydrate-priority";
  private static final String HIGH = "High";
  private static final String STANDARD = "Standard";

  static CopyRequest of(BlobStore blobs, Call call, SourceProperties source) {
    NewBlob given = NewBlob.of(call, source.type());
    if (source.archived() && given.tier().isEmpty()) {
      throw ErrorCode.BLOB_ARCHIVED.exception();
    }
    given.tier().ifPresent(tier -> PageTier.requireRoom(tier, source.length()));
    String id = blobs.ids().uuid().toString();
    return new CopyRequest(call, source, given, given.tags(), id, blobs.settings());
  }

  CopyRequest withTags(Map<String, String> others) {
    return new CopyRequest(call, source, given, others, id, settings);
  }

  /** The blob as the copy makes it. */
  Blob blob(BlobWrite write, Lease lease, BlobBytes bytes, CopyState state) {
    BlobBuilder blob = given.applyTo(write.fresh(source.type(), lease), write.now());
    tier(write).ifPresent(blob::tier);
    Blob copied =
        blob.headers(source.headers())
            .metadata(metadata())
            .tags(tags)
            .bytes(bytes)
            .sequenceNumber(source.sequenceNumber())
            .sealed(isSealed())
            .copy(Optional.of(state))
            .build();
    PageTier.requireFit(copied.tier(), source.length());
    return copied;
  }

  // Out of the archive a copy takes as long as the blob itself would.
  private Optional<Tier> tier(BlobWrite write) {
    return given
        .tier()
        .filter(name -> source.archived() && !name.equals(Tier.ARCHIVE))
        .map(name -> rehydrating(name, write.now()));
  }

  private Tier rehydrating(String target, Instant now) {
    boolean high = call.header(PRIORITY).filter(HIGH::equalsIgnoreCase).isPresent();
    Instant completesAt = now.plus(settings.rehydration(high));
    return new Tier(
        Tier.ARCHIVE,
        false,
        Optional.of(now),
        Optional.of(new Tier.Rehydration(target, high ? HIGH : STANDARD, completesAt)));
  }

  // Metadata of the request stands instead of that of the source, never beside it.
  private Metadata metadata() {
    return given.metadata().entries().isEmpty() ? source.metadata() : given.metadata();
  }

  private boolean isSealed() {
    return call.header(SEAL).map("true"::equalsIgnoreCase).orElse(source.sealed());
  }

  CopyState pending() {
    return CopyState.pending(id, call.header("x-ms-copy-source").orElseThrow(), source.length());
  }
}
