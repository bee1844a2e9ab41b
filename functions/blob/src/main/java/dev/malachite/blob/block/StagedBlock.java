package dev.malachite.blob.block;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.Heads;
import dev.malachite.blob.model.Segment;
import dev.malachite.blob.model.Staging;
import dev.malachite.store.ContentId;
import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.time.Instant;
import java.util.OptionalLong;

/**
 * A block that waits to be committed, an item of its own under the staging id of its blob: blocks
 * that are put at the same time do not meet.
 */
public record StagedBlock(String id, ContentId content, long length, String blobName) {
  private static final String SUFFIX = "/u";
  private static final int CONTENT = 1;
  private static final int LENGTH = 2;
  private static final int BLOB_NAME = 3;

  public static String partition(Key blob) {
    return blob.partition() + SUFFIX;
  }

  public static boolean isOne(Key key) {
    return key.partition().endsWith(SUFFIX) && BlobKeys.isBlobs(blobs(key));
  }

  private static String blobs(Key key) {
    return key.partition().substring(0, key.partition().length() - SUFFIX.length());
  }

  /** The blob that the block was put beside. */
  public static Key blob(Item item) {
    return new Key(blobs(item.key()), decode(item).blobName());
  }

  /** Under which id of staging it is. */
  public static String staging(Key key) {
    return key.sort().substring(0, key.sort().indexOf('/'));
  }

  static Key key(Key blob, Staging staging, String blockId) {
    return new Key(partition(blob), staging.id() + "/" + blockId);
  }

  public static Range all(Staging staging) {
    return Range.prefix(staging.id() + "/");
  }

  public static StagedBlock decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    String sort = item.key().sort();
    return new StagedBlock(
        sort.substring(sort.indexOf('/') + 1),
        new ContentId(fields.text(CONTENT).orElseThrow()),
        fields.number(LENGTH).orElseThrow(),
        fields.text(BLOB_NAME).orElseThrow());
  }

  <T> Decision<T> addTo(Decision<T> decision, Key blob, Staging staging, Instant now) {
    byte[] value =
        new FieldWriter()
            .put(CONTENT, content.value())
            .put(LENGTH, length)
            .put(BLOB_NAME, blobName)
            .toBytes();
    return decision.put(
        key(blob, staging, id), value, OptionalLong.of(now.plus(Heads.STAGED).toEpochMilli()));
  }

  Segment toSegment() {
    return new Segment(id, content, 0, length);
  }
}
