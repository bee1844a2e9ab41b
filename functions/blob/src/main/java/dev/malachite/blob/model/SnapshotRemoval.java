package dev.malachite.blob.model;

import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Times;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A note that all snapshots of a blob are deleted, which were too many for one commit. The commit
 * that puts it leaves the blob without snapshots, or removes it: from then on they are nobody's.
 * Their items follow, and while the note is there no snapshot is added.
 *
 * @param deletion where they can come back
 */
public record SnapshotRemoval(Optional<Past.Deletion> deletion) {
  private static final String SUFFIX = "/r";
  private static final int DELETED_AT = 1;
  private static final int DELETED_UNTIL = 2;

  public static String partition(String blobs) {
    return blobs + SUFFIX;
  }

  /** Whether an item that reclaim met is one. */
  public static boolean isOne(Key key) {
    return key.partition().endsWith(SUFFIX) && BlobKeys.isBlobs(blob(key).partition());
  }

  public static Key key(Key blob) {
    return new Key(partition(blob.partition()), blob.sort());
  }

  /** The blob that it is about. */
  public static Key blob(Key removal) {
    String partition = removal.partition();
    return new Key(partition.substring(0, partition.length() - SUFFIX.length()), removal.sort());
  }

  public static boolean isUnderWay(Key blob, View view) {
    return view.item(key(blob)).isPresent();
  }

  public static SnapshotRemoval decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new SnapshotRemoval(
        Times.ofTicks(fields.number(DELETED_AT))
            .map(at ->
                new Past.Deletion(at, Times.ofTicks(fields.number(DELETED_UNTIL).orElseThrow()))));
  }

  /** It is due at once: reclaim goes on where its author died. */
  public <T> Decision<T> addTo(Decision<T> decision, Key blob, Instant now) {
    FieldWriter fields = new FieldWriter();
    deletion.ifPresent(each ->
        fields
            .put(DELETED_AT, Times.toTicks(each.at()))
            .put(DELETED_UNTIL, Times.toTicks(each.until())));
    return decision.put(key(blob), fields.toBytes(), OptionalLong.of(now.toEpochMilli()));
  }
}
