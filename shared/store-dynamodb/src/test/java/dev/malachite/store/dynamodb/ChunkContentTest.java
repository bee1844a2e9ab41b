package dev.malachite.store.dynamodb;

import dev.malachite.domain.Clock;
import dev.malachite.store.ChunkContent;
import dev.malachite.store.Content;
import dev.malachite.testing.store.ContentContract;

class ChunkContentTest extends ContentContract {
  @Override
  protected Content create() {
    return DynamoDb.open(Tables.fresh(ChunkContentTest.class), Clock.system()).content();
  }

  @Override
  protected int chunkBytes() {
    return ChunkContent.CHUNK_BYTES;
  }
}
