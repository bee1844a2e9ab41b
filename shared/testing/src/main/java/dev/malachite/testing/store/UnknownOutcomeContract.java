package dev.malachite.testing.store;

import static dev.malachite.testing.store.Samples.created;
import static dev.malachite.testing.store.Samples.creation;
import static dev.malachite.testing.store.Samples.key;
import static dev.malachite.testing.store.Samples.put;
import static dev.malachite.testing.store.Samples.read;
import static dev.malachite.testing.store.Samples.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.store.Change;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.Outcome;
import dev.malachite.store.RetryingStore;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A commit that landed without an answer is recognised by the revision it left. */
interface UnknownOutcomeContract {
  Store store();

  @Test
  default void aCreationThatLandedWithoutAnAnswerIsCommitted() {
    assertThat(commit(Fault.LOSE_ANSWER, creation(key("a"), "one"))).isEqualTo(Outcome.COMMITTED);
    assertThat(text(store(), key("a"))).hasValue("one");
  }

  @Test
  default void aReplacementThatLandedWithoutAnAnswerIsCommittedOnce() {
    long revision = created(store(), key("a"), "one");
    Change.Put replace = put(key("a"), revision, "two");
    assertThat(commit(Fault.LOSE_ANSWER, replace)).isEqualTo(Outcome.COMMITTED);
    assertThat(read(store(), key("a")).orElseThrow().revision())
        .isEqualTo(replace.item().revision());
  }

  @Test
  default void manyChangesThatLandedWithoutAnAnswerAreCommitted() {
    long old = created(store(), key("old"), "one");
    long kept = created(store(), key("kept"), "one");
    Outcome outcome =
        commit(
            Fault.LOSE_ANSWER,
            new Change.Delete(key("old"), old),
            new Change.Check(key("kept"), kept),
            creation(key("new"), "two"));
    assertThat(outcome).isEqualTo(Outcome.COMMITTED);
    assertThat(read(store(), key("old"))).isEmpty();
    assertThat(text(store(), key("new"))).hasValue("two");
  }

  @Test
  default void aReplacementThatNeverArrivedIsSentAgain() {
    long revision = created(store(), key("a"), "one");
    assertThat(commit(Fault.FAIL_BEFORE, put(key("a"), revision, "two")))
        .isEqualTo(Outcome.COMMITTED);
    assertThat(text(store(), key("a"))).hasValue("two");
  }

  @Test
  default void aDeletionWhoseAnswerWasLostIsUnknown() {
    long revision = created(store(), key("a"), "one");
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> commit(Fault.LOSE_ANSWER, new Change.Delete(key("a"), revision)));
    assertThat(read(store(), key("a"))).isEmpty();
  }

  @Test
  default void whatLosesIsStillLost() {
    created(store(), key("a"), "one");
    assertThat(commit(Fault.THROTTLE, creation(key("a"), "two"))).isEqualTo(Outcome.LOST);
    assertThat(text(store(), key("a"))).hasValue("one");
  }

  private Outcome commit(Fault fault, Change... changes) {
    FaultyStore faulty = new FaultyStore(store(), Faults.script(fault), () -> {});
    return new RetryingStore(faulty, 3, attempt -> {}).commit(List.of(changes));
  }
}
