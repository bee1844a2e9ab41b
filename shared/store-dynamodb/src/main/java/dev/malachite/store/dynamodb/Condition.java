package dev.malachite.store.dynamodb;

import dev.malachite.store.Item;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What must be true of the stored item. DynamoDB refuses values where they are empty, not null. */
record Condition(String expression, @Nullable Map<String, AttributeValue> values) {
  private static final Condition ABSENT = new Condition("attribute_not_exists(p)", null);

  static Condition revision(long expected) {
    return expected == Item.ABSENT
        ? ABSENT
        : new Condition("r = :r", Map.of(":r", Attributes.number(expected)));
  }
}
