package dev.malachite.store.dynamodb;

import dev.malachite.store.Unavailable;
import java.time.Duration;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The table a {@link DynamoDbStore} needs: billed on demand, with a sparse index of due items. */
public final class DynamoDbTable {
  private static final Duration POLL = Duration.ofSeconds(1);
  private static final int MAX_POLLS = 120;

  private DynamoDbTable() {}

  /** Creates the table unless it exists, and returns when it can be used. */
  public static void create(DynamoDbClient client, String name) {
    try {
      createUnlessPresent(client, name);
      client
          .waiter()
          .waitUntilTableExists(
              describe -> describe.tableName(name),
              wait ->
                  wait.maxAttempts(MAX_POLLS)
                      .backoffStrategyV2(BackoffStrategy.fixedDelayWithoutJitter(POLL)));
    } catch (SdkException e) {
      throw new Unavailable("DynamoDB: " + e.getMessage(), e);
    }
  }

  private static void createUnlessPresent(DynamoDbClient client, String name) {
    try {
      client.createTable(request(name));
    } catch (ResourceInUseException present) {
      return;
    }
  }

  private static CreateTableRequest request(String name) {
    return CreateTableRequest.builder()
        .tableName(name)
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .keySchema(key(Attributes.PARTITION, KeyType.HASH), key(Attributes.SORT, KeyType.RANGE))
        .attributeDefinitions(
            attribute(Attributes.PARTITION, ScalarAttributeType.S),
            attribute(Attributes.SORT, ScalarAttributeType.B),
            attribute(Attributes.DUE_SHARD, ScalarAttributeType.S),
            attribute(Attributes.DUE_AT, ScalarAttributeType.N))
        .globalSecondaryIndexes(dueIndex())
        .build();
  }

  private static GlobalSecondaryIndex dueIndex() {
    return GlobalSecondaryIndex.builder()
        .indexName(Due.INDEX)
        .keySchema(key(Attributes.DUE_SHARD, KeyType.HASH), key(Attributes.DUE_AT, KeyType.RANGE))
        .projection(projection ->
            projection
                .projectionType(ProjectionType.INCLUDE)
                .nonKeyAttributes(Attributes.KEY_PARTITION, Attributes.KEY_SORT))
        .build();
  }

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  private static AttributeDefinition attribute(String name, ScalarAttributeType type) {
    return AttributeDefinition.builder().attributeName(name).attributeType(type).build();
  }
}
