package dev.malachite.blob.model;

import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.domain.ResourceVersion;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Collects a blob, or a changed copy of one. */
public final class BlobBuilder {
  private final BlobType type;
  private boolean committed = true;
  private ResourceVersion version;
  private Instant createdAt;
  private ContentHeaders headers = ContentHeaders.NONE;
  private Metadata metadata = Metadata.NONE;
  private Map<String, String> tags = Map.of();
  private Lease lease = Lease.NONE;
  private BlobBytes bytes = BlobBytes.Inline.empty();
  private Staging staging = Staging.NONE;
  private Tier tier = Tier.DEFAULT;
  private Optional<CopyState> copy = Optional.empty();
  private Protection protection = Protection.NONE;
  private Encryption encryption = Encryption.NONE;
  private long sequenceNumber;
  private boolean sealed;
  private int snapshots;
  private Optional<String> versionId = Optional.empty();

  BlobBuilder(BlobType type, ResourceVersion version, Instant createdAt) {
    this.type = type;
    this.version = version;
    this.createdAt = createdAt;
  }

  BlobBuilder(Blob blob) {
    type = blob.type();
    committed = blob.committed();
    version = blob.version();
    createdAt = blob.createdAt();
    headers = blob.headers();
    metadata = blob.metadata();
    tags = blob.tags();
    lease = blob.lease();
    bytes = blob.bytes();
    staging = blob.staging();
    tier = blob.tier();
    copy = blob.copy();
    protection = blob.protection();
    encryption = blob.encryption();
    sequenceNumber = blob.sequenceNumber();
    sealed = blob.sealed();
    snapshots = blob.snapshots();
    versionId = blob.versionId();
  }

  public BlobBuilder committed(boolean value) {
    committed = value;
    return this;
  }

  public BlobBuilder version(ResourceVersion value) {
    version = value;
    return this;
  }

  public BlobBuilder createdAt(Instant value) {
    createdAt = value;
    return this;
  }

  public BlobBuilder headers(ContentHeaders value) {
    headers = value;
    return this;
  }

  public BlobBuilder metadata(Metadata value) {
    metadata = value;
    return this;
  }

  public BlobBuilder tags(Map<String, String> value) {
    tags = value;
    return this;
  }

  public BlobBuilder lease(Lease value) {
    lease = value;
    return this;
  }

  public BlobBuilder bytes(BlobBytes value) {
    bytes = value;
    return this;
  }

  public BlobBuilder staging(Staging value) {
    staging = value;
    return this;
  }

  public BlobBuilder tier(Tier value) {
    tier = value;
    return this;
  }

  public BlobBuilder copy(Optional<CopyState> value) {
    copy = value;
    return this;
  }

  public BlobBuilder protection(Protection value) {
    protection = value;
    return this;
  }

  public BlobBuilder encryption(Encryption value) {
    encryption = value;
    return this;
  }

  public BlobBuilder sequenceNumber(long value) {
    sequenceNumber = value;
    return this;
  }

  public BlobBuilder sealed(boolean value) {
    sealed = value;
    return this;
  }

  public BlobBuilder snapshots(int value) {
    snapshots = value;
    return this;
  }

  public BlobBuilder versionId(Optional<String> value) {
    versionId = value;
    return this;
  }

  public Blob build() {
    return new Blob(
        type,
        committed,
        version,
        createdAt,
        headers,
        metadata,
        tags,
        lease,
        bytes,
        staging,
        tier,
        copy,
        protection,
        encryption,
        sequenceNumber,
        sealed,
        snapshots,
        versionId);
  }
}
