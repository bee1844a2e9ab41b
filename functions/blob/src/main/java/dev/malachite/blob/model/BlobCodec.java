package dev.malachite.blob.model;

import dev.malachite.account.LeaseCodec;
import dev.malachite.account.VersionCodec;
import dev.malachite.domain.Metadata;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Key;
import dev.malachite.store.Times;
import dev.malachite.store.View;
import java.util.Optional;

/** Blobs as bytes. The numbers are part of the stored format: add, never reuse. */
public final class BlobCodec {
  private static final int TYPE = 1;
  private static final int ETAG = 2;
  private static final int LAST_MODIFIED = 3;
  private static final int CREATED_AT = 4;
  private static final int HEADERS = 5;
  private static final int METADATA = 6;
  private static final int LEASE = 7;
  private static final int BYTES = 8;
  private static final int UNCOMMITTED = 9;
  private static final int TAGS = 10;
  private static final int STAGING = 11;
  private static final int TIER = 12;
  private static final int COPY = 13;
  private static final int PROTECTION = 14;
  private static final int CUSTOMER_KEY = 15;
  private static final int ENCRYPTION_SCOPE = 16;
  private static final int SEQUENCE_NUMBER = 17;
  private static final int SEALED = 18;
  private static final int SNAPSHOTS = 19;
  private static final int VERSION_ID = 20;

  private BlobCodec() {}

  /** The blob under a key, if the view holds one that exists for most operations. */
  public static Optional<Blob> find(Key key, View view) {
    return findAny(key, view).filter(Blob::committed);
  }

  /** The same, where staged blocks alone count as well. */
  public static Optional<Blob> findAny(Key key, View view) {
    return view.item(key)
        .map(item -> decode(item.value()))
        .filter(blob -> !blob.isExpired(view.now()));
  }

  public static byte[] encode(Blob blob) {
    FieldWriter fields = new FieldWriter();
    write(fields, blob);
    return fields.toBytes();
  }

  public static Blob decode(byte[] bytes) {
    return read(new FieldReader(bytes));
  }

  /** For records that hold a blob among other things. */
  public static void write(FieldWriter fields, Blob blob) {
    fields.put(TYPE, blob.type().name());
    VersionCodec.write(fields, ETAG, LAST_MODIFIED, blob.version());
    fields.put(CREATED_AT, Times.toTicks(blob.createdAt()));
    fields.putRecord(HEADERS, record -> PartCodecs.write(record, blob.headers()));
    fields.put(METADATA, blob.metadata().entries());
    LeaseCodec.write(fields, LEASE, blob.lease());
    fields.putRecord(BYTES, record -> BytesCodec.write(record, blob.bytes()));
    writeRare(fields, blob);
  }

  // What most blobs do not have takes no room.
  private static void writeRare(FieldWriter fields, Blob blob) {
    if (!blob.committed()) {
      fields.put(UNCOMMITTED, true);
    }
    fields.put(TAGS, blob.tags());
    if (blob.staging().isOpen()) {
      fields.putRecord(STAGING, record -> PartCodecs.write(record, blob.staging()));
    }
    if (!blob.tier().isDefault()) {
      fields.putRecord(TIER, record -> PartCodecs.write(record, blob.tier()));
    }
    blob.copy().ifPresent(copy -> fields.putRecord(COPY, record -> PartCodecs.write(record, copy)));
    if (!blob.protection().isNone()) {
      fields.putRecord(PROTECTION, record -> PartCodecs.write(record, blob.protection()));
    }
    blob.encryption().customerKeySha256().ifPresent(text -> fields.put(CUSTOMER_KEY, text));
    blob.encryption().scope().ifPresent(text -> fields.put(ENCRYPTION_SCOPE, text));
    writeNumbers(fields, blob);
    blob.versionId().ifPresent(text -> fields.put(VERSION_ID, text));
  }

  private static void writeNumbers(FieldWriter fields, Blob blob) {
    if (blob.sequenceNumber() != 0) {
      fields.put(SEQUENCE_NUMBER, blob.sequenceNumber());
    }
    if (blob.sealed()) {
      fields.put(SEALED, true);
    }
    if (blob.snapshots() != 0) {
      fields.put(SNAPSHOTS, (long) blob.snapshots());
    }
  }

  public static Blob read(FieldReader fields) {
    return Blob.builder(
            BlobType.valueOf(fields.text(TYPE).orElseThrow()),
            VersionCodec.read(fields, ETAG, LAST_MODIFIED),
            Times.ofTicks(fields.number(CREATED_AT).orElseThrow()))
        .committed(!fields.flag(UNCOMMITTED))
        .headers(fields.record(HEADERS).map(PartCodecs::headers).orElse(ContentHeaders.NONE))
        .metadata(new Metadata(fields.map(METADATA)))
        .tags(fields.map(TAGS))
        .lease(LeaseCodec.read(fields, LEASE))
        .bytes(BytesCodec.read(fields.record(BYTES).orElseThrow()))
        .staging(fields.record(STAGING).map(PartCodecs::staging).orElse(Staging.NONE))
        .tier(fields.record(TIER).map(PartCodecs::tier).orElse(Tier.DEFAULT))
        .copy(fields.record(COPY).map(PartCodecs::copy))
        .protection(fields.record(PROTECTION).map(PartCodecs::protection).orElse(Protection.NONE))
        .encryption(new Encryption(fields.text(CUSTOMER_KEY), fields.text(ENCRYPTION_SCOPE)))
        .sequenceNumber(fields.number(SEQUENCE_NUMBER).orElse(0))
        .sealed(fields.flag(SEALED))
        .snapshots((int) fields.number(SNAPSHOTS).orElse(0))
        .versionId(fields.text(VERSION_ID))
        .build();
  }
}
