package dev.malachite.queue.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class LeftoversTest {
  private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

  private final Leftovers leftovers = new Leftovers();

  @Test
  void eachIsGivenOnceAndInOrder() {
    Candidate first = candidate(1);
    Candidate second = candidate(2);
    Candidate third = candidate(3);
    leftovers.leave("g", List.of(first, second, third), NOW);

    assertThat(leftovers.take("other", 9, NOW)).isEmpty();
    assertThat(leftovers.take("g", 2, NOW)).containsExactly(first, second);
    assertThat(leftovers.take("g", 2, NOW)).containsExactly(third);
    assertThat(leftovers.take("g", 2, NOW)).isEmpty();
  }

  @Test
  void theyAreNotGivenForLong() {
    leftovers.leave("g", List.of(candidate(1), candidate(2)), NOW);
    assertThat(leftovers.take("g", 1, NOW.plusMillis(50))).hasSize(1);
    assertThat(leftovers.take("g", 1, NOW.plusMillis(51))).isEmpty();
    assertThat(leftovers.take("g", 1, NOW.plusMillis(50))).isEmpty();
  }

  @Test
  void whatIsLeftWhileThereIsEnoughChangesNothing() {
    Candidate first = candidate(1);
    Candidate later = candidate(2);
    leftovers.leave("g", List.of(first), NOW);
    leftovers.leave("g", List.of(later), NOW.plusMillis(10));
    assertThat(leftovers.take("g", 9, NOW.plusMillis(10))).containsExactly(first);

    leftovers.leave("g", List.of(later), NOW.plusMillis(10));
    assertThat(leftovers.take("g", 9, NOW.plusMillis(10))).containsExactly(later);
  }

  @Test
  void whatExpiredIsPassedOver() {
    Candidate lasting = candidate(2);
    leftovers.leave("g", List.of(candidate(1, NOW.plusMillis(5)), lasting), NOW);
    assertThat(leftovers.take("g", 1, NOW.plusMillis(5))).containsExactly(lasting);
  }

  private static Candidate candidate(int number) {
    return candidate(number, NOW.plusSeconds(60));
  }

  private static Candidate candidate(int number, Instant expiry) {
    Key key = new Key("g/0", "m/" + number);
    return new Candidate(
        new Item(key, number, new byte[0], OptionalLong.empty()),
        new Message(
            "id " + number,
            NOW,
            NOW,
            Optional.of(expiry),
            0,
            number,
            MessageText.of("text", number)));
  }
}
