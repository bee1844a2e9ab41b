package dev.malachite.store.dynamodb;

import java.net.URI;
import java.util.Optional;

/**
 * Where the data is kept.
 *
 * @param region of the table and of the bucket
 * @param bucket where large content goes; without one it is cut into items of the table
 * @param credentials those of the environment unless given
 * @param endpoint of DynamoDB, if it is not the region's
 * @param bucketEndpoint of S3, if it is not the region's
 */
public record DynamoDbConfig(
    String table,
    String region,
    Optional<String> bucket,
    Optional<StaticCredentials> credentials,
    Optional<URI> endpoint,
    Optional<URI> bucketEndpoint,
    HttpConnections connections) {

  /** Fixed credentials, for servers that only look like Amazon's. */
  public record StaticCredentials(String accessKey, String secretKey) {
    @Override
    public String toString() {
      return "StaticCredentials[" + accessKey + "]";
    }
  }

  /** How requests travel. */
  public enum HttpConnections {
    /** Kept open in a pool, for a process that serves many requests at once. */
    POOLED,
    /** As the Java runtime keeps them: quick to start, for a function. */
    LIGHT
  }

  /** A table of the region, with the credentials of the environment and no bucket. */
  public static DynamoDbConfig of(String table, String region) {
    return new DynamoDbConfig(
        table,
        region,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        HttpConnections.POOLED);
  }

  public DynamoDbConfig withBucket(String name) {
    return new DynamoDbConfig(
        table, region, Optional.of(name), credentials, endpoint, bucketEndpoint, connections);
  }

  public DynamoDbConfig withCredentials(String accessKey, String secretKey) {
    Optional<StaticCredentials> given = Optional.of(new StaticCredentials(accessKey, secretKey));
    return new DynamoDbConfig(table, region, bucket, given, endpoint, bucketEndpoint, connections);
  }

  public DynamoDbConfig withEndpoint(URI address) {
    return new DynamoDbConfig(
        table, region, bucket, credentials, Optional.of(address), bucketEndpoint, connections);
  }

  public DynamoDbConfig withBucketEndpoint(URI address) {
    return new DynamoDbConfig(
        table, region, bucket, credentials, endpoint, Optional.of(address), connections);
  }

  public DynamoDbConfig withConnections(HttpConnections kind) {
    return new DynamoDbConfig(table, region, bucket, credentials, endpoint, bucketEndpoint, kind);
  }
}
