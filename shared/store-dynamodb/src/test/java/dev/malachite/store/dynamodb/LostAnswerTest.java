package dev.malachite.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class LostAnswerTest {
  private static final Ids IDS = Ids.secure();
  private static final LostAnswers ANSWERS = new LostAnswers();

  private static Store store;
  private static Store rival;

  private Key key;
  private Key other;

  @BeforeAll
  static void open() {
    DynamoDbConfig config = Tables.fresh(LostAnswerTest.class);
    DynamoDbClient client =
        Clients.dynamoDb(config, override -> override.addExecutionInterceptor(ANSWERS));
    store = new DynamoDbStore(client, config.table(), IDS);
    rival = new DynamoDbStore(Clients.dynamoDb(config), config.table(), IDS);
  }

  @AfterAll
  static void close() {
    store.close();
    rival.close();
  }

  @BeforeEach
  void name(TestInfo test) {
    ANSWERS.recover();
    key = new Key(test.getDisplayName(), "a");
    other = new Key(test.getDisplayName(), "b");
  }

  @Test
  void aCreationThatLandedIsCommitted() {
    ANSWERS.lose(1);
    Change.Put creation = put(key, Item.ABSENT);
    assertThat(store.commit(List.of(creation))).isEqualTo(Outcome.COMMITTED);
    assertThat(revision(key)).isEqualTo(creation.item().revision());
  }

  @Test
  void aReplacementThatLandedIsCommitted() {
    long first = create(key);
    ANSWERS.lose(1);
    Change.Put replacement = put(key, first);
    assertThat(store.commit(List.of(replacement))).isEqualTo(Outcome.COMMITTED);
    assertThat(revision(key)).isEqualTo(replacement.item().revision());
  }

  @Test
  void aDeletionThatMayHaveLandedIsUnknown() {
    long first = create(key);
    ANSWERS.lose(1);
    assertUnknown(new Change.Delete(key, first));
    assertThat(revision(key)).isEqualTo(Item.ABSENT);
  }

  @Test
  void aTransactionThatLandedIsCommitted() {
    long first = create(key);
    ANSWERS.lose(2);
    Change.Put creation = put(other, Item.ABSENT);
    assertThat(store.commit(List.of(new Change.Delete(key, first), creation)))
        .isEqualTo(Outcome.COMMITTED);
    assertThat(revision(key)).isEqualTo(Item.ABSENT);
    assertThat(revision(other)).isEqualTo(creation.item().revision());
  }

  @Test
  void aTransactionOfDeletionsIsKnownByItsToken() {
    long first = create(key);
    long second = create(other);
    ANSWERS.lose(1);
    List<Change> deletions =
        List.of(new Change.Delete(key, first), new Change.Delete(other, second));
    assertThat(store.commit(deletions)).isEqualTo(Outcome.COMMITTED);
    assertThat(store.commit(deletions)).isEqualTo(Outcome.LOST);
  }

  @Test
  void aReplacementThatWasReplacedSinceIsNotCalledLost() {
    long first = create(key);
    Change.Put replacement = put(key, first);
    Change.Put next = put(key, replacement.item().revision());
    ANSWERS.lose(1, () -> rival.commit(List.of(next)));
    assertUnknown(replacement);
    assertThat(revision(key)).isEqualTo(next.item().revision());
  }

  @Test
  void aCreationThatWasDeletedSinceIsNotRevived() {
    Change.Put creation = put(key, Item.ABSENT);
    Change.Delete deletion = new Change.Delete(key, creation.item().revision());
    ANSWERS.lose(1, () -> rival.commit(List.of(deletion)));
    assertUnknown(creation);
    assertThat(revision(key)).isEqualTo(Item.ABSENT);
  }

  @Test
  void withoutAnyAnswerTheOutcomeIsUnknown() {
    long first = create(key);
    ANSWERS.lose(Integer.MAX_VALUE);
    assertUnknown(new Change.Delete(key, first));
  }

  @Test
  void aCreationThatCannotBeLookedAtIsUnknown() {
    ANSWERS.loseAndRefuseReads(1);
    assertUnknown(put(key, Item.ABSENT));
  }

  private static long create(Key key) {
    Change.Put creation = put(key, Item.ABSENT);
    assertThat(rival.commit(List.of(creation))).isEqualTo(Outcome.COMMITTED);
    return creation.item().revision();
  }

  private static Change.Put put(Key key, long expected) {
    return Change.put(key, expected, IDS.unique(), new byte[] {1}, OptionalLong.empty());
  }

  private static void assertUnknown(Change change) {
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> store.commit(List.of(change)))
        .matches(unavailable -> !unavailable.nothingChanged());
  }

  private static long revision(Key key) {
    Item item = rival.read(List.of(key)).get(key);
    return item == null ? Item.ABSENT : item.revision();
  }
}
