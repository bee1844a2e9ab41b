package dev.malachite.blob.encryption;

import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** Content that leaves the process only encrypted with a customer's key. */
public final class EncryptedContent implements Content {
  private final Content content;
  private final CustomerKey key;

  public EncryptedContent(Content content, CustomerKey key) {
    this.content = content;
    this.key = key;
  }

  @Override
  public long write(ContentId id, Key owner, InputStream bytes) throws IOException {
    return content.write(id, owner, new CipherStream(bytes, new KeyStream(key, id, 0)));
  }

  @Override
  public InputStream open(ContentId id, long offset, long length) {
    return new CipherStream(content.open(id, offset, length), new KeyStream(key, id, offset));
  }

  @Override
  public void delete(ContentId id) {
    content.delete(id);
  }

  @Override
  public List<Stored> list(Optional<ContentId> previous, int limit) {
    return content.list(previous, limit);
  }

  @Override
  public void close() {
    content.close();
  }
}
