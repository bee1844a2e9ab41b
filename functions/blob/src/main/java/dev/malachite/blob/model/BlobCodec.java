package dev.malachite.blob.model;

import dev.malachite.account.LeaseCodec;
import dev.malachite.account.VersionCodec;
import dev.malachite.domain.Metadata;
import dev.malachite.store.ContentId;
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
  private static final int CONTENT_TYPE = 5;
  private static final int CONTENT_ENCODING = 6;
  private static final int CONTENT_LANGUAGE = 7;
  private static final int CONTENT_DISPOSITION = 8;
  private static final int CACHE_CONTROL = 9;
  private static final int CONTENT_MD5 = 10;
  private static final int METADATA = 11;
  private static final int LEASE = 12;
  private static final int INLINE_BYTES = 13;
  private static final int CONTENT_ID = 14;
  private static final int CONTENT_LENGTH = 15;

  private BlobCodec() {}

  /** The blob under a key, if the view holds one. */
  public static Optional<Blob> find(Key key, View view) {
    return view.item(key).map(item -> decode(item.value()));
  }

  public static byte[] encode(Blob blob) {
    FieldWriter fields = new FieldWriter().put(TYPE, blob.type().name());
    VersionCodec.write(fields, ETAG, LAST_MODIFIED, blob.version());
    fields.put(CREATED_AT, Times.toTicks(blob.createdAt()));
    writeHeaders(fields, blob.headers());
    fields.put(METADATA, blob.metadata().entries());
    LeaseCodec.write(fields, LEASE, blob.lease());
    writeBytes(fields, blob.bytes());
    return fields.toBytes();
  }

  public static Blob decode(byte[] bytes) {
    FieldReader fields = new FieldReader(bytes);
    return new Blob(
        BlobType.valueOf(fields.text(TYPE).orElseThrow()),
        VersionCodec.read(fields, ETAG, LAST_MODIFIED),
        Times.ofTicks(fields.number(CREATED_AT).orElseThrow()),
        readHeaders(fields),
        new Metadata(fields.map(METADATA)),
        LeaseCodec.read(fields, LEASE),
        readBytes(fields));
  }

  private static void writeHeaders(FieldWriter fields, ContentHeaders headers) {
    headers.type().ifPresent(text -> fields.put(CONTENT_TYPE, text));
    headers.encoding().ifPresent(text -> fields.put(CONTENT_ENCODING, text));
    headers.language().ifPresent(text -> fields.put(CONTENT_LANGUAGE, text));
    headers.disposition().ifPresent(text -> fields.put(CONTENT_DISPOSITION, text));
    headers.cacheControl().ifPresent(text -> fields.put(CACHE_CONTROL, text));
    headers.md5().ifPresent(text -> fields.put(CONTENT_MD5, text));
  }

  private static ContentHeaders readHeaders(FieldReader fields) {
    return new ContentHeaders(
        fields.text(CONTENT_TYPE),
        fields.text(CONTENT_ENCODING),
        fields.text(CONTENT_LANGUAGE),
        fields.text(CONTENT_DISPOSITION),
        fields.text(CACHE_CONTROL),
        fields.text(CONTENT_MD5));
  }

  private static void writeBytes(FieldWriter fields, BlobBytes bytes) {
    switch (bytes) {
      case BlobBytes.Inline inline -> fields.put(INLINE_BYTES, inline.bytes());
      case BlobBytes.Stored stored ->
          fields.put(CONTENT_ID, stored.id().value()).put(CONTENT_LENGTH, stored.length());
    }
  }

  private static BlobBytes readBytes(FieldReader fields) {
    return fields
        .text(CONTENT_ID)
        .<BlobBytes>map(id -> new BlobBytes.Stored(new ContentId(id), fields.number(CONTENT_LENGTH).orElseThrow()))
        .orElseGet(() -> new BlobBytes.Inline(fields.bytes(INLINE_BYTES).orElseThrow()));
  }
}
