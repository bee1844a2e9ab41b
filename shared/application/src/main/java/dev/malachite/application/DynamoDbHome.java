package dev.malachite.application;

import dev.malachite.domain.Clock;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.http.MalachiteConfig.StoreKind;
import dev.malachite.store.dynamodb.DynamoDb;
import dev.malachite.store.dynamodb.DynamoDbConfig;
import jakarta.inject.Singleton;
import java.net.URI;

/** The store of production, which every application brings. */
@Singleton
class DynamoDbHome implements StorageHome {
  @Override
  public boolean has(StoreKind kind) {
    return kind == StoreKind.DYNAMODB;
  }

  @Override
  public Storage open(MalachiteConfig config, Clock clock) {
    DynamoDbConfig table = table(config.dynamodb());
    if (config.dynamodb().createTable()) {
      DynamoDb.createTable(table);
    }
    DynamoDb opened = DynamoDb.open(table, clock);
    return new Storage(opened.store(), opened.content(), opened::close);
  }

  private static DynamoDbConfig table(MalachiteConfig.DynamoDb config) {
    DynamoDbConfig table =
        DynamoDbConfig.of(config.table(), config.region())
            .withConnections(connections(config.connections()));
    table = config.endpoint().map(URI::create).map(table::withEndpoint).orElse(table);
    table = config.bucket().map(table::withBucket).orElse(table);
    return config.bucketEndpoint().map(URI::create).map(table::withBucketEndpoint).orElse(table);
  }

  private static DynamoDbConfig.HttpConnections connections(
      MalachiteConfig.DynamoDb.Connections kind) {
    return switch (kind) {
      case POOLED -> DynamoDbConfig.HttpConnections.POOLED;
      case LIGHT -> DynamoDbConfig.HttpConnections.LIGHT;
    };
  }
}
