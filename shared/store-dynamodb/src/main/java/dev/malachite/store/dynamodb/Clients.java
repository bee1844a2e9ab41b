package dev.malachite.store.dynamodb;

import java.time.Duration;
import java.util.function.Consumer;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache.ApacheHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.s3.S3Client;

/** Makes the clients of the SDK, with every timeout said. */
final class Clients {
  private static final Duration CONNECT = Duration.ofSeconds(2);
  private static final Duration ITEM_SILENCE = Duration.ofSeconds(5);
  private static final Duration ITEM_CALL = Duration.ofSeconds(10);
  private static final Duration OBJECT_SILENCE = Duration.ofSeconds(15);
  private static final Duration OBJECT_CALL = Duration.ofMinutes(2);
  private static final int MAX_CONNECTIONS = 256;

  private Clients() {}

  static DynamoDbClient dynamoDb(DynamoDbConfig config) {
    return dynamoDb(config, override -> {});
  }

  /** Without retries of its own: {@link Calls} must know of each try. */
  static DynamoDbClient dynamoDb(
      DynamoDbConfig config, Consumer<ClientOverrideConfiguration.Builder> more) {
    var builder =
        DynamoDbClient.builder()
            .region(Region.of(config.region()))
            .credentialsProvider(credentials(config))
            .httpClient(http(config, ITEM_SILENCE))
            .overrideConfiguration(override ->
                override
                    .retryStrategy(AwsRetryStrategy.doNotRetry())
                    .apiCallTimeout(ITEM_CALL)
                    .applyMutation(more));
    config.endpoint().ifPresent(builder::endpointOverride);
    return builder.build();
  }

  /** With retries: objects are immutable, so a repeated call has the effect of one. */
  static S3Client s3(DynamoDbConfig config) {
    var builder =
        S3Client.builder()
            .region(Region.of(config.region()))
            .credentialsProvider(credentials(config))
            .httpClient(http(config, OBJECT_SILENCE))
            .forcePathStyle(config.bucketEndpoint().isPresent())
            .overrideConfiguration(override ->
                override
                    .retryStrategy(AwsRetryStrategy.standardRetryStrategy())
                    .apiCallTimeout(OBJECT_CALL));
    config.bucketEndpoint().ifPresent(builder::endpointOverride);
    return builder.build();
  }

  private static AwsCredentialsProvider credentials(DynamoDbConfig config) {
    return config
        .credentials()
        .<AwsCredentialsProvider>map(given ->
            StaticCredentialsProvider.create(
                AwsBasicCredentials.create(given.accessKey(), given.secretKey())))
        .orElseGet(() -> DefaultCredentialsProvider.builder().build());
  }

  private static SdkHttpClient http(DynamoDbConfig config, Duration silence) {
    return switch (config.connections()) {
      case POOLED ->
          ApacheHttpClient.builder()
              .connectionTimeout(CONNECT)
              .connectionAcquisitionTimeout(CONNECT)
              .socketTimeout(silence)
              .maxConnections(MAX_CONNECTIONS)
              .build();
      case LIGHT ->
          UrlConnectionHttpClient.builder()
              .connectionTimeout(CONNECT)
              .socketTimeout(silence)
              .build();
    };
  }
}
