package dev.malachite.blob.model;

import dev.malachite.domain.Ids;
import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.time.Instant;
import java.util.OptionalLong;

/**
 * A note for reclaim about bytes that a blob, snapshot or version had when it was replaced or
 * dropped. Others of the same blob may share them, so reclaim asks the blob, its history and the
 * other notes before it sweeps. It stands beside the blob, where those who ask find it: until it is
 * due a reader may still be busy.
 *
 * @param owner the blob that had the bytes
 */
public record Leftovers(Key owner, BlobBytes bytes) {
  private static final String SUFFIX = "/x";
  private static final char SEPARATOR = '\0';
  private static final int BYTES = 1;

  public static boolean isOne(Key key) {
    return key.partition().endsWith(SUFFIX) && BlobKeys.isBlobs(blobs(key.partition()));
  }

  private static String blobs(String partition) {
    return partition.substring(0, partition.length() - SUFFIX.length());
  }

  public static String partition(String blobs) {
    return blobs + SUFFIX;
  }

  /** All notes about one blob. */
  public static Range all(String blobName) {
    return Range.prefix(blobName + SEPARATOR);
  }

  public static Leftovers decode(Item item) {
    String sort = item.key().sort();
    return new Leftovers(
        new Key(blobs(item.key().partition()), sort.substring(0, sort.indexOf(SEPARATOR))),
        BytesCodec.read(new FieldReader(item.value()).record(BYTES).orElseThrow()));
  }

  /** Notes it in the same commit; what is inline needs no sweep. */
  public <T> Decision<T> addTo(Decision<T> decision, BlobStore blobs, Instant now) {
    return bytes instanceof BlobBytes.Inline
        ? decision
        : put(decision, blobs.ids(), now.plus(blobs.settings().longestRead()));
  }

  /** Notes what the blob is only about to refer to, before it is stored. */
  public <T> Decision<T> announce(Decision<T> decision, BlobStore blobs, Instant now) {
    return put(decision, blobs.ids(), now.plus(FreshContent.LONGEST_UPLOAD.multipliedBy(2)));
  }

  private <T> Decision<T> put(Decision<T> decision, Ids ids, Instant dueAt) {
    String id = Long.toHexString(ids.unique());
    Key key = new Key(partition(owner.partition()), owner.sort() + SEPARATOR + id);
    byte[] value =
        new FieldWriter().putRecord(BYTES, record -> BytesCodec.write(record, bytes)).toBytes();
    return decision.put(key, value, OptionalLong.of(dueAt.toEpochMilli()));
  }
}
