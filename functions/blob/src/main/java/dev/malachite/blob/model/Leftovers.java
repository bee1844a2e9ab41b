package dev.malachite.blob.model;

import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;

/**
 * A note for reclaim about bytes that a blob, snapshot or version had when it was replaced or
 * dropped. Others of the same blob may share them, so reclaim asks the blob and its history before
 * it sweeps; and a reader may still be busy.
 *
 * @param owner the blob that had the bytes
 */
public record Leftovers(Key owner, BlobBytes bytes) {
  private static final Duration LONGEST_READ = Duration.ofHours(24);
  private static final String PARTITION = "blob-leftovers/";
  private static final int OWNER_PARTITION = 1;
  private static final int OWNER_SORT = 2;
  private static final int BYTES = 3;

  public static boolean isOne(Key key) {
    return key.partition().startsWith(PARTITION);
  }

  public static Leftovers decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new Leftovers(
        new Key(fields.text(OWNER_PARTITION).orElseThrow(), fields.text(OWNER_SORT).orElseThrow()),
        BytesCodec.read(fields.record(BYTES).orElseThrow()));
  }

  /** Notes it in the same commit; what is inline needs no sweep. */
  public <T> Decision<T> addTo(Decision<T> decision, BlobStore blobs, Instant now) {
    if (bytes instanceof BlobBytes.Inline) {
      return decision;
    }
    byte[] value =
        new FieldWriter()
            .put(OWNER_PARTITION, owner.partition())
            .put(OWNER_SORT, owner.sort())
            .putRecord(BYTES, record -> BytesCodec.write(record, bytes))
            .toBytes();
    String id = Long.toHexString(blobs.ids().unique());
    Key key = new Key(PARTITION + id.charAt(0), id);
    return decision.put(key, value, OptionalLong.of(now.plus(LONGEST_READ).toEpochMilli()));
  }
}
