package dev.malachite.store.dynamodb;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.store.ChunkContent;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table, and a bucket if one is configured, opened as the store and the content of Malachite. */
public final class DynamoDb implements AutoCloseable {
  private final Store store;
  private final Content content;

  private DynamoDb(Store store, Content content) {
    this.store = store;
    this.content = content;
  }

  /** Connects when first used; the table and the bucket must exist. */
  public static DynamoDb open(DynamoDbConfig config, Clock clock) {
    Ids ids = Ids.secure();
    Store store = new DynamoDbStore(Clients.dynamoDb(config), config.table(), ids);
    Content content =
        config
            .bucket()
            .<Content>map(bucket -> new S3Content(Clients.s3(config), bucket, clock))
            .orElseGet(() -> new ChunkContent(store, clock, ids));
    return new DynamoDb(store, content);
  }

  /** Creates the table unless it exists. */
  public static void createTable(DynamoDbConfig config) {
    try (DynamoDbClient client = Clients.dynamoDb(config)) {
      DynamoDbTable.create(client, config.table());
    }
  }

  public Store store() {
    return store;
  }

  public Content content() {
    return content;
  }

  @Override
  public void close() {
    content.close();
    store.close();
  }
}
