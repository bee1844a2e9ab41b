package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CreateQueueTest {
  private final Bench bench = new Bench();

  @Test
  void createsAQueueThatIsEmpty() {
    bench.create("jobs");

    assertThat(bench.get("jobs")).isEmpty();
    assertThat(bench.count("jobs")).isZero();
  }

  @Test
  void confirmsAQueueThatExistsWithTheSameMetadata() {
    bench.send("CreateQueue", "/jobs", "", "x-ms-meta-a", "1", "x-ms-meta-b", "2");

    assertThat(
            bench.send("CreateQueue", "/jobs", "", "x-ms-meta-B", "2", "x-ms-meta-a", "1").status())
        .isEqualTo(204);
  }

  @Test
  void keepsTheMessagesOfAQueueThatExists() {
    bench.create("jobs");
    bench.put("jobs", "kept");

    bench.send("CreateQueue", "/jobs");

    assertThat(bench.get("jobs")).extracting(Received::text).containsExactly("kept");
  }

  @Test
  void refusesAQueueThatExistsWithOtherMetadata() {
    bench.create("jobs");

    assertThat(bench.refusal("CreateQueue", "/jobs", "", "x-ms-meta-a", "1"))
        .hasMessage("QueueAlreadyExists")
        .returns(409, error -> error.status());
  }

  @Test
  void refusesANameThatWasDeletedLessThanThirtySecondsAgo() {
    bench.create("jobs");
    bench.send("DeleteQueue", "/jobs");
    bench.clock.advance(Duration.ofMillis(29_999));

    assertThat(bench.refusal("CreateQueue", "/jobs"))
        .hasMessage("QueueBeingDeleted")
        .returns(409, error -> error.status());
  }

  @Test
  void reusesANameAfterThirtySecondsWithoutTheOldMessages() {
    bench.create("jobs");
    bench.put("jobs", "old");
    bench.send("DeleteQueue", "/jobs");
    bench.clock.advanceSeconds(30);

    bench.create("jobs");

    assertThat(bench.peek("jobs")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "UPPER, InvalidResourceName",
    "a--b, InvalidResourceName",
    "-ab, InvalidResourceName",
    "ab, OutOfRangeInput",
    "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggg, OutOfRangeInput"
  })
  void refusesNamesThatNoQueueCanHave(String name, String code) {
    assertThat(bench.refusal("CreateQueue", "/" + name))
        .hasMessage(code)
        .returns(400, error -> error.status());
  }

  @Test
  void refusesMetadataThatIsNotAnIdentifier() {
    assertThat(bench.refusal("CreateQueue", "/jobs", "", "x-ms-meta-a-b", "1"))
        .hasMessage("InvalidMetadata");
    assertThat(bench.refusal("CreateQueue", "/jobs", "", "x-ms-meta-", "1"))
        .hasMessage("EmptyMetadataKey");
  }
}
