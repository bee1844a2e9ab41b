package dev.malachite.store.dynamodb;

import dev.malachite.testing.servers.DynamoDbLocal;
import dev.malachite.testing.servers.S3Server;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.services.s3.S3Client;

/** Fresh tables and buckets on the servers of this test run. */
final class Tables {
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private Tables() {}

  /** The configuration of a new table. */
  static DynamoDbConfig fresh(Class<?> test) {
    DynamoDbConfig config =
        DynamoDbConfig.of(test.getSimpleName() + "-" + NUMBERS.incrementAndGet(), "us-east-1")
            .withCredentials("local", "local")
            .withEndpoint(DynamoDbLocal.shared().endpoint());
    DynamoDb.createTable(config);
    return config;
  }

  /** The configuration of a new table and a new bucket. */
  static DynamoDbConfig freshWithBucket(Class<?> test) {
    DynamoDbConfig table = fresh(test);
    String bucket = table.table().toLowerCase(Locale.ROOT);
    DynamoDbConfig config =
        table.withBucket(bucket).withBucketEndpoint(S3Server.shared().endpoint());
    try (S3Client client = Clients.s3(config)) {
      client.createBucket(create -> create.bucket(bucket));
    }
    return config;
  }
}
