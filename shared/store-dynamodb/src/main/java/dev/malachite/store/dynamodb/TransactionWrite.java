package dev.malachite.store.dynamodb;

import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Outcome;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** A commit of several changes. Its token makes the service answer a repetition like the first. */
final class TransactionWrite {
  private static final String CONDITION_FAILED = "ConditionalCheckFailed";

  private final Table table;
  private final Ids ids;

  TransactionWrite(Table table, Ids ids) {
    this.table = table;
    this.ids = ids;
  }

  Outcome commit(List<Change> changes) {
    TransactWriteItemsRequest request =
        TransactWriteItemsRequest.builder()
            .clientRequestToken(token(changes).toString())
            .transactItems(changes.stream().map(this::part).toList())
            .build();
    return table
        .calls()
        .write(earlierMayHaveLanded -> attempt(changes, request, earlierMayHaveLanded));
  }

  private Outcome attempt(
      List<Change> changes, TransactWriteItemsRequest request, boolean earlierMayHaveLanded) {
    try {
      table.client().transactWriteItems(request);
      return Outcome.COMMITTED;
    } catch (TransactionCanceledException canceled) {
      List<CancellationReason> reasons = canceled.cancellationReasons();
      if (reasons.stream().noneMatch(reason -> CONDITION_FAILED.equals(reason.code()))) {
        throw canceled;
      }
      return Verdict.of(isOurs(changes, reasons), earlierMayHaveLanded);
    }
  }

  private static boolean isOurs(List<Change> changes, List<CancellationReason> reasons) {
    return IntStream.range(0, reasons.size())
        .anyMatch(i -> Verdict.isOurs(changes.get(i), reasons.get(i).item()));
  }

  // Only fresh revisions make a commit unlike every other: two who delete the same are two.
  private UUID token(List<Change> changes) {
    if (changes.stream().noneMatch(Change.Put.class::isInstance)) {
      return ids.uuid();
    }
    StringBuilder text = new StringBuilder(table.name());
    for (Change change : changes) {
      text.append('\n').append(change.key()).append(' ').append(change.expected());
      if (change instanceof Change.Put put) {
        text.append(' ').append(put.item().revision());
      }
    }
    return UUID.nameUUIDFromBytes(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private TransactWriteItem part(Change change) {
    Condition condition = Condition.revision(change.expected());
    TransactWriteItem.Builder part = TransactWriteItem.builder();
    switch (change) {
      case Change.Put put ->
          part.put(to ->
              to.tableName(table.name())
                  .item(Attributes.of(put.item()))
                  .conditionExpression(condition.expression())
                  .expressionAttributeValues(condition.values())
                  .returnValuesOnConditionCheckFailure(
                      ReturnValuesOnConditionCheckFailure.ALL_OLD));
      case Change.Delete delete ->
          part.delete(to ->
              to.tableName(table.name())
                  .key(Attributes.of(Address.of(delete.key())))
                  .conditionExpression(condition.expression())
                  .expressionAttributeValues(condition.values()));
      case Change.Check check ->
          part.conditionCheck(to ->
              to.tableName(table.name())
                  .key(Attributes.of(Address.of(check.key())))
                  .conditionExpression(condition.expression())
                  .expressionAttributeValues(condition.values()));
    }
    return part.build();
  }
}
