package dev.malachite.blob.block;

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
record StagedBlock(String id, ContentId content, long length) {
  private static final String SUFFIX = "/u";
  private static final int CONTENT = 1;
  private static final int LENGTH = 2;

  static String partition(Key blob) {
    return blob.partition() + SUFFIX;
  }

  static Key key(Key blob, Staging staging, String blockId) {
    return new Key(partition(blob), staging.id() + "/" + blockId);
  }

  static Range all(Staging staging) {
    return Range.prefix(staging.id() + "/");
  }

  static StagedBlock decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    String sort = item.key().sort();
    return new StagedBlock(
        sort.substring(sort.indexOf('/') + 1),
        new ContentId(fields.text(CONTENT).orElseThrow()),
        fields.number(LENGTH).orElseThrow());
  }

  <T> Decision<T> addTo(Decision<T> decision, Key blob, Staging staging, Instant now) {
    byte[] value = new FieldWriter().put(CONTENT, content.value()).put(LENGTH, length).toBytes();
    return decision.put(
        key(blob, staging, id), value, OptionalLong.of(now.plus(Heads.STAGED).toEpochMilli()));
  }

  Segment toSegment() {
    return new Segment(id, content, 0, length);
  }
}
