package dev.malachite.local;

import dev.malachite.domain.Clock;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.dynamodb.DynamoDb;
import dev.malachite.store.dynamodb.DynamoDbConfig;
import dev.malachite.store.embedded.Durability;
import dev.malachite.store.embedded.Embedded;
import java.net.URI;

/** The store that the configuration names. */
record Storage(Store store, Content content, Runnable release) implements AutoCloseable {
  static Storage open(MalachiteConfig config, Clock clock) {
    return switch (config.store()) {
      case EMBEDDED -> of(Embedded.open(config.data(), durability(config), clock));
      case MEMORY -> of(Embedded.memory(clock));
      case DYNAMODB -> dynamoDb(config.dynamodb(), clock);
    };
  }

  private static Storage of(Embedded embedded) {
    return new Storage(embedded.store(), embedded.content(), embedded::close);
  }

  private static Durability durability(MalachiteConfig config) {
    return switch (config.durability()) {
      case FSYNC -> Durability.FSYNC;
      case OS -> Durability.OS;
    };
  }

  private static Storage dynamoDb(MalachiteConfig.DynamoDb config, Clock clock) {
    DynamoDbConfig table = DynamoDbConfig.of(config.table(), config.region());
    table = config.endpoint().map(URI::create).map(table::withEndpoint).orElse(table);
    table = config.bucket().map(table::withBucket).orElse(table);
    table = config.bucketEndpoint().map(URI::create).map(table::withBucketEndpoint).orElse(table);
    if (config.createTable()) {
      DynamoDb.createTable(table);
    }
    DynamoDb opened = DynamoDb.open(table, clock);
    return new Storage(opened.store(), opened.content(), opened::close);
  }

  @Override
  public void close() {
    release.run();
  }
}
