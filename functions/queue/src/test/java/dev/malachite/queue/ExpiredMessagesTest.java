package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExpiredMessagesTest {
  private final Bench bench = new Bench();
  private final ExpiredMessages reclaim = new ExpiredMessages(bench.transactions);

  @BeforeEach
  void createQueue() {
    bench.create("jobs");
  }

  private List<Key> due() {
    return bench.store.due(bench.clock.now(), 100);
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 5000})
  void removesAMessageAndItsTextOnceItHasExpired(int length) {
    bench.put("jobs", "x".repeat(length), "messagettl=10");
    bench.clock.advanceSeconds(11);

    assertThat(due()).singleElement().matches(ExpiredMessages::isOne).matches(reclaim::remove);

    assertThat(bench.store.scan(Partitions.of(bench, "jobs", 0), Range.all(), 10).items())
        .isEmpty();
  }

  @Test
  void leavesAMessageThatIsStillAlive() {
    bench.put("jobs", "work", "messagettl=10");
    Key key =
        bench.store.scan(Partitions.of(bench, "jobs", 0), Range.all(), 1).items().getFirst().key();

    assertThat(due()).isEmpty();
    assertThat(reclaim.remove(key)).isFalse();
    assertThat(bench.get("jobs")).hasSize(1);
  }

  @Test
  void aClaimedMessageIsStillDueWhenItExpires() {
    bench.put("jobs", "work", "messagettl=10");
    bench.get("jobs", "visibilitytimeout=100");
    bench.clock.advanceSeconds(11);

    assertThat(due()).hasSize(1).allMatch(reclaim::remove);
  }

  @Test
  void aMessageThatNeverExpiresIsNeverDue() {
    bench.put("jobs", "work", "messagettl=-1");
    bench.clock.advanceSeconds(1_000_000_000);

    assertThat(due()).isEmpty();
  }

  @Test
  void itemsOfOthersAreNoMessages() {
    assertThat(ExpiredMessages.isOne(new Key("queue/acct", "q/jobs"))).isFalse();
    assertThat(ExpiredMessages.isOne(new Key("1a2b/0", "m/name"))).isFalse();
    assertThat(ExpiredMessages.isOne(new Key("blob/q/0", "m/name"))).isFalse();
  }

  @Test
  void removingTwiceIsRemovingOnce() {
    bench.put("jobs", "work", "messagettl=10");
    bench.clock.advanceSeconds(11);
    Key key = due().getFirst();

    assertThat(reclaim.remove(key)).isTrue();
    assertThat(reclaim.remove(key)).isFalse();
  }
}
