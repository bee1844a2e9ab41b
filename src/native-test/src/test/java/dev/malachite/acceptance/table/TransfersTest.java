package dev.malachite.acceptance.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import com.azure.data.tables.models.TableTransactionFailedException;
import dev.malachite.acceptance.Application;
import dev.malachite.testing.store.Racing;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TransfersTest {
  private static final int CLIENTS = 8;
  private static final int ACCOUNTS = 20;
  private static final int TRANSFERS = 12;
  private static final int BALANCE = 1000;

  private final TableClient table = TableClients.table();

  @Test
  void eightClientsMoveMoneyAndNobodySeesItMissing() throws Exception {
    for (int account = 0; account < ACCOUNTS; account++) {
      table.createEntity(new TableEntity("bank", "a" + account).addProperty("Balance", BALANCE));
    }
    AtomicInteger running = new AtomicInteger(CLIENTS);
    List<Integer> results =
        Racing.race(
            CLIENTS + 1, racer -> racer < CLIENTS ? transfer(racer, running) : watch(running));
    assertThat(results).allMatch(count -> count > 0);
    assertThat(sum(table)).isEqualTo(ACCOUNTS * BALANCE);
  }

  private int transfer(int seed, AtomicInteger running) {
    TableClient client = client();
    Random random = new Random(seed);
    int done = 0;
    while (done < TRANSFERS) {
      int from = random.nextInt(ACCOUNTS);
      int to = (from + 1 + random.nextInt(ACCOUNTS - 1)) % ACCOUNTS;
      done += transfer(client, "a" + from, "a" + to, 1 + random.nextInt(50)) ? 1 : 0;
    }
    running.decrementAndGet();
    return done;
  }

  private static boolean transfer(TableClient client, String from, String to, int amount) {
    try {
      client.submitTransaction(List.of(add(client, from, -amount), add(client, to, amount)));
      return true;
    } catch (TableTransactionFailedException lost) {
      assertThat(lost.getValue().getErrorCode()).hasToString("UpdateConditionNotSatisfied");
      return false;
    }
  }

  private static TableTransactionAction add(TableClient client, String account, int amount) {
    TableEntity entity = client.getEntity("bank", account);
    entity.addProperty("Balance", (int) entity.getProperty("Balance") + amount);
    return new TableTransactionAction(TableTransactionActionType.UPDATE_REPLACE, entity, true);
  }

  private int watch(AtomicInteger running) {
    TableClient client = client();
    int looks = 0;
    while (running.get() > 0 || looks == 0) {
      assertThat(sum(client)).isEqualTo(ACCOUNTS * BALANCE);
      looks++;
    }
    return looks;
  }

  private static int sum(TableClient client) {
    ListEntitiesOptions bank = new ListEntitiesOptions().setFilter("PartitionKey eq 'bank'");
    return client.listEntities(bank, null, null).stream()
        .mapToInt(entity -> (int) entity.getProperty("Balance"))
        .sum();
  }

  private TableClient client() {
    return TableClients.service(Application.shared()).getTableClient(table.getTableName());
  }
}
