package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.store.Change;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Range;
import dev.malachite.store.RetryingStore;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import java.time.Instant;
import java.util.List;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

class RetryingStoreTest {
  private static final Key A = new Key("p", "a");
  private static final Key B = new Key("p", "b");

  private final MemoryStore memory = new MemoryStore();

  @Test
  void readsAreRepeatedUntilAnswered() {
    Changes.created(memory, A, "one");
    Store store = faulty(Fault.FAIL_BEFORE, Fault.LOSE_ANSWER);
    assertThat(Changes.text(store, A)).hasValue("one");
    assertThat(faulty(Fault.THROTTLE).scan("p", Range.all(), 9).items()).hasSize(1);
    assertThat(faulty(Fault.FAIL_BEFORE).due(Instant.EPOCH, 9)).isEmpty();
  }

  @Test
  void attemptsAreBounded() {
    Store store = faulty(Fault.THROTTLE, Fault.THROTTLE, Fault.THROTTLE, Fault.THROTTLE);
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> store.read(List.of(A)));
    Store writing = faulty(Fault.THROTTLE, Fault.THROTTLE, Fault.THROTTLE, Fault.THROTTLE);
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> writing.commit(List.of(Changes.put(A, Item.ABSENT, "one"))));
    assertThat(Changes.text(memory, A)).isEmpty();
  }

  @Test
  void aCommitWhoseEveryAnswerIsLostIsRecognised() {
    long revision = Changes.created(memory, A, "one");
    Store store = faulty(Fault.LOSE_ANSWER, Fault.LOSE_ANSWER, Fault.LOSE_ANSWER);
    assertThat(store.commit(List.of(Changes.put(A, revision, "two")))).isEqualTo(Outcome.COMMITTED);
  }

  @Test
  void aRejectedCreationIsSentAgain() {
    Store store = faulty(Fault.THROTTLE, Fault.THROTTLE);
    assertThat(store.commit(List.of(Changes.put(A, Item.ABSENT, "one"))))
        .isEqualTo(Outcome.COMMITTED);
    assertThat(Changes.text(memory, A)).hasValue("one");
  }

  @Test
  void aCreationThatMayHaveBeenDeletedSinceIsNotSentAgain() {
    Change.Put create = Changes.put(A, Item.ABSENT, "one");
    Store deleting = deletingAfterCommit();
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> deleting.commit(List.of(create)));
    assertThat(Changes.text(memory, A)).isEmpty();
  }

  @Test
  void aCommitOverwrittenBeforeItWasRecognisedIsUnknown() {
    long revision = Changes.created(memory, A, "one");
    Store store = interfered(Fault.LOSE_ANSWER, attempt -> overwrite(A, "other"));
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> store.commit(List.of(Changes.put(A, revision, "two"))));
    assertThat(Changes.text(memory, A)).hasValue("other");
  }

  @Test
  void aCommitOverwrittenInPartIsRecognisedByTheRest() {
    long revision = Changes.created(memory, A, "one");
    Store store = interfered(Fault.LOSE_ANSWER, attempt -> overwrite(A, "other"));
    List<Change> both =
        List.of(Changes.put(A, revision, "two"), Changes.put(B, Item.ABSENT, "two"));
    assertThat(store.commit(both)).isEqualTo(Outcome.COMMITTED);
    assertThat(Changes.text(memory, A)).hasValue("other");
  }

  @Test
  void aCommitThatCertainlyDidNotLandIsLost() {
    long first = Changes.created(memory, A, "one");
    long second = Changes.created(memory, B, "one");
    Store store = interfered(Fault.FAIL_BEFORE, attempt -> overwrite(A, "other"));
    List<Change> both = List.of(Changes.put(A, first, "two"), Changes.put(B, second, "two"));
    assertThat(store.commit(both)).isEqualTo(Outcome.LOST);
    assertThat(Changes.text(memory, B)).hasValue("one");
  }

  @Test
  void aCommitThatMayStillArriveIsUnknown() {
    long revision = Changes.created(memory, A, "one");
    Store store = interfered(Fault.FAIL_BEFORE, attempt -> Changes.created(memory, B, "other"));
    List<Change> both =
        List.of(Changes.put(A, revision, "two"), Changes.put(B, Item.ABSENT, "two"));
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> store.commit(both));
  }

  @Test
  void aDeletionThatNeverArrivedIsSentAgain() {
    long revision = Changes.created(memory, A, "one");
    assertThat(faulty(Fault.FAIL_BEFORE).commit(List.of(new Change.Delete(A, revision))))
        .isEqualTo(Outcome.COMMITTED);
    assertThat(Changes.text(memory, A)).isEmpty();
  }

  private Store faulty(Fault... faults) {
    return new RetryingStore(
        new FaultyStore(memory, Faults.script(faults), () -> {}), 3, attempt -> {});
  }

  private Store interfered(Fault fault, IntConsumer meanwhile) {
    return new RetryingStore(new FaultyStore(memory, Faults.script(fault), () -> {}), 3, meanwhile);
  }

  private Store deletingAfterCommit() {
    Faults deleting =
        () -> {
          if (Changes.text(memory, A).isPresent()) {
            delete(A);
          }
          return Fault.NONE;
        };
    Store lossy = new FaultyStore(memory, Faults.script(Fault.LOSE_ANSWER), () -> {});
    return new RetryingStore(new FaultyStore(lossy, deleting, () -> {}), 3, attempt -> {});
  }

  private void delete(Key key) {
    memory.commit(List.of(new Change.Delete(key, revision(key))));
  }

  private void overwrite(Key key, String value) {
    memory.commit(List.of(Changes.put(key, revision(key), value)));
  }

  private long revision(Key key) {
    return memory.read(List.of(key)).get(key).revision();
  }
}
