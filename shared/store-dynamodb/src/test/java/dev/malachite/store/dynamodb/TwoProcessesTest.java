package dev.malachite.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Store;
import dev.malachite.testing.store.Racing;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two stores that share nothing but the table. */
class TwoProcessesTest {
  private static final Ids IDS = Ids.secure();
  private static final int ROUNDS = 10;
  private static final int RACERS = 6;

  private static List<Store> stores;

  @BeforeAll
  static void open() {
    DynamoDbConfig config = Tables.fresh(TwoProcessesTest.class);
    stores =
        Stream.generate(() -> Clients.dynamoDb(config))
            .<Store>map(client -> new DynamoDbStore(client, config.table(), IDS))
            .limit(2)
            .toList();
  }

  @AfterAll
  static void close() {
    stores.forEach(Store::close);
  }

  @Test
  void oneOfManySingleWritesWins() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Key key = new Key("single", "round " + round);
      assertThat(race(() -> List.of(put(key)))).containsOnlyOnce(Outcome.COMMITTED);
    }
  }

  @Test
  void oneOfManyTransactionsWins() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Key one = new Key("transaction", "round " + round);
      Key two = new Key("elsewhere", "round " + round);
      assertThat(race(() -> List.of(put(one), put(two)))).containsOnlyOnce(Outcome.COMMITTED);
      assertThat(stores.getFirst().read(List.of(one, two))).hasSize(2);
    }
  }

  @Test
  void oneOfManyEqualDeletionsWins() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Change.Put one = put(new Key("deletion", "one"));
      Change.Put two = put(new Key("deletion", "two"));
      stores.getFirst().commit(List.of(one, two));
      List<Change> deletions = List.of(deletion(one), deletion(two));
      assertThat(race(() -> deletions)).containsOnlyOnce(Outcome.COMMITTED);
    }
  }

  private static List<Outcome> race(Supplier<List<Change>> changes) throws Exception {
    return Racing.race(RACERS, racer -> stores.get(racer % 2).commit(changes.get()));
  }

  private static Change.Put put(Key key) {
    return Change.put(key, Item.ABSENT, IDS.unique(), new byte[] {1}, OptionalLong.empty());
  }

  private static Change deletion(Change.Put put) {
    return new Change.Delete(put.key(), put.item().revision());
  }
}
