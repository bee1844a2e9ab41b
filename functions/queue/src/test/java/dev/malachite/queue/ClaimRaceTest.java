package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.malachite.store.Meter;
import dev.malachite.store.Unavailable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ClaimRaceTest {
  private final List<RivalStore> rivals = new ArrayList<>();
  private final Bench bench =
      new Bench(
          1,
          store -> {
            RivalStore rival = new RivalStore(store);
            rivals.add(rival);
            return rival;
          });
  private final List<Received> taken = new ArrayList<>();

  @BeforeEach
  void createQueue() {
    bench.create("jobs");
  }

  private void fill(int messages) {
    for (int i = 0; i < messages; i++) {
      bench.put("jobs", "m" + i);
      bench.clock.advance(Duration.ofMillis(1));
    }
  }

  private void rivalTakes(int messages) {
    rivals
        .getFirst()
        .beforeCommit(() -> taken.addAll(bench.getElsewhere("jobs", "numofmessages=" + messages)));
  }

  private List<String> all(List<Received> got) {
    return Stream.concat(got.stream(), taken.stream()).map(Received::text).toList();
  }

  @Test
  void whoLosesTheHeadTakesTheNextMessage() {
    fill(2);
    rivalTakes(1);

    List<Received> got = bench.get("jobs");

    assertThat(taken).extracting(Received::text).containsExactly("m0");
    assertThat(got).extracting(Received::text).containsExactly("m1");
  }

  @Test
  void consumersOfOneProcessDoNotMeetAtTheHead() {
    fill(2);
    rivals.getFirst().beforeCommit(() -> taken.addAll(bench.get("jobs")));

    Meter cost =
        bench.cost(
            () -> assertThat(bench.get("jobs")).extracting(Received::text).containsExactly("m0"));

    assertThat(taken).extracting(Received::text).containsExactly("m1");
    assertThat(cost.commits()).isEqualTo(2);
  }

  @Test
  void whatAnotherConsumerIsAboutToTakeIsTriedBeforeTheAnswerIsEmpty() {
    fill(1);
    rivals.getFirst().beforeCommit(() -> taken.addAll(bench.get("jobs")));

    assertThat(bench.get("jobs")).isEmpty();
    assertThat(taken).extracting(Received::text).containsExactly("m0");
  }

  @Test
  void whatWasLeftOverAndIsFoundAgainIsTakenOnce() {
    fill(3);
    RivalStore rival = rivals.getFirst();
    List<Received> second = new ArrayList<>();
    List<Received> third = new ArrayList<>();
    // The second sees m1, leaves m2 to others, loses m1 and is about to take m2 itself.
    rival.beforeCommit(() -> second.addAll(bench.get("jobs")));
    rivalTakes(2);
    rival.beforeCommit(() -> {});
    rival.beforeCommit(() -> third.addAll(bench.get("jobs", "numofmessages=2")));

    assertThat(bench.get("jobs")).isEmpty();
    assertThat(taken).extracting(Received::text).containsExactly("m0", "m1");
    assertThat(second).isEmpty();
    assertThat(third).extracting(Received::text).containsExactly("m2");
  }

  @Test
  void aConsumerThatFailedHoldsNothingBack() {
    fill(2);
    rivals
        .getFirst()
        .beforeCommit(() -> {
          throw new Unavailable("the consumer's store");
        });

    assertThatThrownBy(() -> bench.get("jobs")).isInstanceOf(Unavailable.class);
    assertThat(bench.get("jobs")).extracting(Received::text).containsExactly("m0");
  }

  @Test
  void whoLosesSomeKeepsTheOthersAndGetsMore() {
    fill(40);
    rivalTakes(5);

    List<Received> got = bench.get("jobs", "numofmessages=20");

    assertThat(got).hasSize(20);
    assertThat(all(got)).hasSize(25).doesNotHaveDuplicates();
  }

  @Test
  void whoLosesAgainAndAgainStillGetsWhatIsLeft() {
    fill(40);
    for (int i = 0; i < 6; i++) {
      rivalTakes(4);
    }

    List<Received> got = bench.get("jobs", "numofmessages=32");

    assertThat(taken).hasSize(24);
    assertThat(all(got)).hasSize(40).doesNotHaveDuplicates();
  }

  @Test
  void whoLosesEverythingHasAnEmptyList() {
    fill(3);
    rivalTakes(3);

    assertThat(bench.get("jobs", "numofmessages=3")).isEmpty();
    assertThat(taken).hasSize(3);
  }

  @Test
  void aLostHeadCostsFewTries() {
    fill(64);
    rivalTakes(32);

    Meter cost = bench.cost(() -> bench.get("jobs", "numofmessages=32"));

    assertThat(cost.commits()).isLessThanOrEqualTo(8);
  }

  @Test
  void aMessageThatMovesUnderTheScanIsTakenOnce() {
    Received moved = bench.put("jobs", "moved");
    bench.clock.advanceSeconds(1);
    rivals.getFirst().duringScan(() -> bench.update("jobs", moved, 0, ""));

    assertThat(bench.get("jobs", "numofmessages=5"))
        .extracting(Received::text, Received::dequeueCount)
        .containsExactly(tuple("moved", 1L));
  }

  @Test
  void aClaimThatRacesAnUpdateLosesToIt() {
    Received put = bench.put("jobs", "old");
    rivals.getFirst().beforeCommit(() -> bench.update("jobs", put, 60, Calls.message("new")));

    assertThat(bench.get("jobs")).isEmpty();
    bench.clock.advanceSeconds(60);
    assertThat(bench.get("jobs"))
        .extracting(Received::text, Received::dequeueCount)
        .containsExactly(tuple("new", 1L));
  }

  @Test
  void aDeleteThatRacesADeliveryLosesItsRight() {
    bench.put("jobs", "work");
    Received first = bench.get("jobs", "visibilitytimeout=1").getFirst();
    bench.clock.advanceSeconds(1);
    rivalTakes(1);

    assertThat(bench.refusal("DeleteMessage", Bench.uri("jobs", first.id(), first.receipt())))
        .hasMessage("MessageNotFound");
    assertThat(taken).hasSize(1);
    assertThat(bench.count("jobs")).isEqualTo(1);
  }
}
