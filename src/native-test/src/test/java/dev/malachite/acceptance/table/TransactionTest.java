package dev.malachite.acceptance.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionResponse;
import com.azure.data.tables.models.TableTransactionActionType;
import com.azure.data.tables.models.TableTransactionFailedException;
import com.azure.data.tables.models.TableTransactionResult;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TransactionTest {
  private final TableClient table = TableClients.table();

  private static TableTransactionAction action(
      TableTransactionActionType type, String partition, String row) {
    return new TableTransactionAction(
        type, new TableEntity(partition, row).addProperty("Type", type.toString()));
  }

  private void assertFails(int index, String code, List<TableTransactionAction> actions) {
    assertThatThrownBy(() -> table.submitTransaction(actions))
        .isInstanceOfSatisfying(
            TableTransactionFailedException.class,
            failure -> {
              assertThat(failure.getFailedTransactionActionIndex()).isEqualTo(index);
              assertThat(failure.getValue().getErrorCode()).hasToString(code);
            });
  }

  @Test
  void everyActionInOneTransaction() {
    for (String row : List.of("merged", "replaced", "deleted")) {
      table.createEntity(new TableEntity("p", row).addProperty("Old", 1));
    }
    TableTransactionResult result =
        table.submitTransaction(
            List.of(
                action(TableTransactionActionType.CREATE, "p", "created"),
                action(TableTransactionActionType.UPDATE_MERGE, "p", "merged"),
                action(TableTransactionActionType.UPDATE_REPLACE, "p", "replaced"),
                action(TableTransactionActionType.UPSERT_MERGE, "p", "upserted1"),
                action(TableTransactionActionType.UPSERT_REPLACE, "p", "upserted2"),
                action(TableTransactionActionType.DELETE, "p", "deleted")));
    assertThat(result.getTransactionActionResponses())
        .extracting(TableTransactionActionResponse::getStatusCode)
        .containsOnly(204)
        .hasSize(6);
    assertThat(table.listEntities().stream().map(TableEntity::getRowKey))
        .containsExactly("created", "merged", "replaced", "upserted1", "upserted2");
    assertThat(table.getEntity("p", "merged").getProperties()).containsKeys("Old", "Type");
    assertThat(table.getEntity("p", "replaced").getProperties()).doesNotContainKey("Old");
  }

  @Test
  void oneFailureUndoesAll() {
    table.createEntity(new TableEntity("p", "there"));
    TableEntity stale = table.getEntity("p", "there");
    table.updateEntity(stale);
    TableTransactionAction create = action(TableTransactionActionType.CREATE, "p", "a");
    assertFails(
        1,
        "EntityAlreadyExists",
        List.of(create, action(TableTransactionActionType.CREATE, "p", "there")));
    assertFails(
        1,
        "ResourceNotFound",
        List.of(create, action(TableTransactionActionType.UPDATE_MERGE, "p", "none")));
    assertFails(
        1,
        "UpdateConditionNotSatisfied",
        List.of(
            create,
            new TableTransactionAction(TableTransactionActionType.UPDATE_REPLACE, stale, true)));
    assertFails(
        1,
        "InvalidDuplicateRow",
        List.of(create, action(TableTransactionActionType.UPSERT_MERGE, "p", "a")));
    assertFails(
        1,
        "CommandsInBatchActOnDifferentPartitions",
        List.of(create, action(TableTransactionActionType.CREATE, "q", "b")));
    assertThat(table.listEntities().stream().map(TableEntity::getRowKey)).containsExactly("there");
  }

  @Test
  void aHundredActionsAreTakenAndNotOneMore() {
    List<TableTransactionAction> actions = new ArrayList<>();
    for (int row = 0; row < 100; row++) {
      actions.add(action(TableTransactionActionType.UPSERT_REPLACE, "p", "r%03d".formatted(row)));
    }
    assertThat(table.submitTransaction(actions).getTransactionActionResponses()).hasSize(100);
    assertThat(table.submitTransaction(actions).getTransactionActionResponses()).hasSize(100);
    assertThat(table.listEntities().stream().count()).isEqualTo(100);
    actions.add(action(TableTransactionActionType.CREATE, "p", "more"));
    assertFails(99, "InvalidInput", actions);
  }

  @Test
  void aTransactionMayHoldNearlyFourMebibytes() {
    List<TableTransactionAction> actions = new ArrayList<>();
    for (int row = 0; row < 100; row++) {
      TableEntity entity = new TableEntity("p", "r" + row).addProperty("A", "x".repeat(32_000));
      actions.add(new TableTransactionAction(TableTransactionActionType.CREATE, entity));
    }
    table.submitTransaction(actions);
    TableEntity large = new TableEntity("p", "large");
    for (int number = 0; number < 15; number++) {
      large.addProperty("P" + number, "x".repeat(32_000));
    }
    table.submitTransaction(
        List.of(
            new TableTransactionAction(TableTransactionActionType.CREATE, large),
            action(TableTransactionActionType.UPDATE_MERGE, "p", "r1")));
    assertThat((String) table.getEntity("p", "r99").getProperty("A")).hasSize(32_000);
    assertThat((String) table.getEntity("p", "large").getProperty("P14")).hasSize(32_000);
  }
}
