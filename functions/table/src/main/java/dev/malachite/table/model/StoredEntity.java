package dev.malachite.table.model;

import dev.malachite.store.ContentId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;
import java.time.Instant;
import java.util.Optional;

/**
 * An entity as its item holds it: properties that are too many bytes for an item are content of
 * their own. The numbers are part of the stored format: add, never reuse.
 */
public final class StoredEntity {
  private static final int TIMESTAMP = 1;
  private static final int PROPERTIES = 2;
  private static final int CONTENT = 3;
  private static final int LENGTH = 4;

  private final Instant timestamp;
  private final byte[] inline;
  private final Optional<ContentId> content;
  private final long length;

  private StoredEntity(Instant timestamp, byte[] inline, Optional<ContentId> content, long length) {
    this.timestamp = timestamp;
    this.inline = inline;
    this.content = content;
    this.length = length;
  }

  static StoredEntity inline(Instant timestamp, byte[] properties) {
    return new StoredEntity(timestamp, properties, Optional.empty(), properties.length);
  }

  static StoredEntity elsewhere(Instant timestamp, ContentId content, long length) {
    return new StoredEntity(timestamp, new byte[0], Optional.of(content), length);
  }

  public static StoredEntity decode(byte[] bytes) {
    FieldReader fields = new FieldReader(bytes);
    return new StoredEntity(
        Times.ofTicks(fields.number(TIMESTAMP).orElseThrow()),
        fields.bytes(PROPERTIES).orElseGet(() -> new byte[0]),
        fields.text(CONTENT).map(ContentId::new),
        fields.number(LENGTH).orElse(0));
  }

  byte[] encode() {
    FieldWriter fields = new FieldWriter().put(TIMESTAMP, Times.toTicks(timestamp));
    content.ifPresentOrElse(
        id -> fields.put(CONTENT, id.value()).put(LENGTH, length),
        () -> fields.put(PROPERTIES, inline));
    return fields.toBytes();
  }

  public Instant timestamp() {
    return timestamp;
  }

  /** Where the properties are, if not here. */
  public Optional<ContentId> content() {
    return content;
  }

  byte[] inlineProperties() {
    return inline;
  }

  /** Of the properties. */
  public long length() {
    return length;
  }
}
