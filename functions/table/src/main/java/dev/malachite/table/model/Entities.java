package dev.malachite.table.model;

import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Entities from their items. */
public final class Entities {
  private final Content content;

  public Entities(Content content) {
    this.content = content;
  }

  /** Whole, wherever its properties are. */
  public Entity load(Item item) {
    StoredEntity stored = StoredEntity.decode(item.value());
    byte[] properties =
        stored.content().map(id -> read(id, stored.length())).orElseGet(stored::inlineProperties);
    return new Entity(
        EntityKey.parse(item.key().sort()), stored.timestamp(), PropertyCodec.decode(properties));
  }

  private byte[] read(ContentId id, long length) {
    try (InputStream stream = content.open(id, 0, length)) {
      return stream.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
