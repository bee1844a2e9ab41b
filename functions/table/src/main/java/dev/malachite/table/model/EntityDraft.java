package dev.malachite.table.model;

import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import java.nio.ByteBuffer;
import java.util.Optional;

/** An entity on its way to its item. */
public record EntityDraft(Key key, Entity entity, ByteBuffer properties) {
  public static EntityDraft of(Key key, Entity entity) {
    return new EntityDraft(
        key, entity, ByteBuffer.wrap(PropertyCodec.encode(entity.properties())).asReadOnlyBuffer());
  }

  public int length() {
    return properties.remaining();
  }

  /** The value of the item, with the properties in it or, where that is given, as content. */
  public byte[] item(Optional<ContentId> content) {
    return content
        .map(id -> StoredEntity.elsewhere(entity.timestamp(), id, length()))
        .orElseGet(() -> StoredEntity.inline(entity.timestamp(), bytes()))
        .encode();
  }

  public byte[] bytes() {
    byte[] bytes = new byte[length()];
    properties.duplicate().get(bytes);
    return bytes;
  }
}
