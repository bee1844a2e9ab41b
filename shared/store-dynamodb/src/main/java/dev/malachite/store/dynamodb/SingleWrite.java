package dev.malachite.store.dynamodb;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Outcome;
import dev.malachite.store.Unavailable;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** A commit of one change: half the price of a transaction. */
final class SingleWrite {
  private final Table table;
  private final Reading reading;

  SingleWrite(Table table, Reading reading) {
    this.table = table;
    this.reading = reading;
  }

  Outcome commit(Change change) {
    return switch (change) {
      case Change.Check check -> check(check);
      case Change.Put put -> write(put, () -> table.client().putItem(request(put)));
      case Change.Delete delete -> write(delete, () -> table.client().deleteItem(request(delete)));
    };
  }

  private Outcome check(Change.Check check) {
    long revision = Attributes.revision(reading.row(check.key()));
    return revision == check.expected() ? Outcome.COMMITTED : Outcome.LOST;
  }

  private Outcome write(Change change, Runnable call) {
    return table
        .calls()
        .write(earlierMayHaveLanded ->
            earlierMayHaveLanded && change.expected() == Item.ABSENT
                ? look(change)
                : attempt(change, call, earlierMayHaveLanded));
  }

  // What was created may have been deleted since: to create it again would revive it.
  private Outcome look(Change change) {
    return Verdict.of(Verdict.isOurs(change, stored(change)), true);
  }

  // That the look was refused does not mean that the write had no effect.
  private Map<String, AttributeValue> stored(Change change) {
    try {
      return reading.row(change.key());
    } catch (Unavailable unseen) {
      throw new Unavailable("the outcome of the commit could not be learned", unseen);
    }
  }

  private static Outcome attempt(Change change, Runnable call, boolean earlierMayHaveLanded) {
    try {
      call.run();
      return Outcome.COMMITTED;
    } catch (ConditionalCheckFailedException failed) {
      return Verdict.of(Verdict.isOurs(change, failed.item()), earlierMayHaveLanded);
    }
  }

  private PutItemRequest request(Change.Put put) {
    Condition condition = Condition.revision(put.expected());
    return PutItemRequest.builder()
        .tableName(table.name())
        .item(Attributes.of(put.item()))
        .conditionExpression(condition.expression())
        .expressionAttributeValues(condition.values())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .build();
  }

  private DeleteItemRequest request(Change.Delete delete) {
    Condition condition = Condition.revision(delete.expected());
    return DeleteItemRequest.builder()
        .tableName(table.name())
        .key(Attributes.of(Address.of(delete.key())))
        .conditionExpression(condition.expression())
        .expressionAttributeValues(condition.values())
        .build();
  }
}
