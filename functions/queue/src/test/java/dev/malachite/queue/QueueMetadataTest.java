package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class QueueMetadataTest {
  private final Bench bench = new Bench();

  @Test
  void showsWhatTheQueueWasCreatedWith() {
    bench.send("CreateQueue", "/jobs", "", "x-ms-meta-Team", "blue");

    Reply reply = bench.send("GetQueueMetadata", "/jobs?comp=metadata");

    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("x-ms-meta-team")).contains("blue");
    assertThat(reply.headers().first("x-ms-approximate-messages-count")).contains("0");
    assertThat(reply.headers().first("Cache-Control")).contains("no-cache");
  }

  @Test
  void isReplacedAsAWholeByTheLastWriter() {
    bench.send("CreateQueue", "/jobs", "", "x-ms-meta-a", "1");

    Reply changed = bench.send("SetQueueMetadata", "/jobs?comp=metadata", "", "x-ms-meta-b", "2");

    Reply reply = bench.send("GetQueueMetadata", "/jobs?comp=metadata");
    assertThat(changed.status()).isEqualTo(204);
    assertThat(reply.headers().first("x-ms-meta-a")).isEmpty();
    assertThat(reply.headers().first("x-ms-meta-b")).contains("2");
  }

  @Test
  void changesNothingAboutMessagesAndPolicies() {
    bench.create("jobs");
    bench.put("jobs", "kept");
    bench.send("SetQueueAcl", "/jobs?comp=acl", QueueAclTest.policy("reader"));

    bench.send("SetQueueMetadata", "/jobs?comp=metadata", "", "x-ms-meta-b", "2");

    assertThat(bench.peek("jobs")).hasSize(1);
    assertThat(QueueAclTest.ids(bench)).containsExactly("reader");
  }

  @Test
  void countsVisibleAndInvisibleMessagesButNoneThatExpired() {
    bench.create("jobs");
    bench.put("jobs", "visible");
    bench.put("jobs", "later", "visibilitytimeout=100");
    bench.put("jobs", "short", "messagettl=10");
    assertThat(bench.count("jobs")).isEqualTo(3);

    bench.clock.advanceSeconds(10);

    assertThat(bench.count("jobs")).isEqualTo(2);
  }

  @Test
  void countsExactlyOnOneBucketHoweverManyThereAre() {
    bench.create("jobs");
    bench.fill("jobs", 12_345, Duration.ofMinutes(1));

    assertThat(bench.count("jobs")).isEqualTo(12_345);
  }

  @Test
  void refusesAQueueThatDoesNotExist() {
    assertThat(bench.refusal("GetQueueMetadata", "/jobs?comp=metadata"))
        .hasMessage("QueueNotFound");
    assertThat(bench.refusal("SetQueueMetadata", "/jobs?comp=metadata"))
        .hasMessage("QueueNotFound");
  }

  @Test
  void refusesMetadataThatIsTooLargeOrNotAnIdentifier() {
    bench.create("jobs");

    assertThat(bench.refusal("SetQueueMetadata", "/jobs?comp=metadata", "", "x-ms-meta-a", large()))
        .hasMessage("MetadataTooLarge");
    assertThat(bench.refusal("SetQueueMetadata", "/jobs?comp=metadata", "", "x-ms-meta-1a", "x"))
        .hasMessage("InvalidMetadata");
  }

  private static String large() {
    return "x".repeat(9000);
  }
}
