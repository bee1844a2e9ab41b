package dev.malachite.blob.lease;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.LeaseTables;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class AcquireContainerLeaseTest {
  private static final String URI = "/box?restype=container&comp=lease";
  private static final String PROPOSED = "x-ms-proposed-lease-id";
  private static final Probe BARE = Probe.of("AcquireContainerLease", URI, Given::nothing);
  private static final Probe PROBE = BARE.with("x-ms-lease-duration", "60");

  @Test
  void theIdIsTheOneProposedOrAFreshOne() {
    TestBlobs blobs = new TestBlobs();
    Given.nothing(blobs);
    Reply fresh = blobs.send("AcquireContainerLease", URI, "x-ms-lease-duration", "15");
    assertThat(fresh.status()).isEqualTo(201);
    assertThat(fresh.headers().first("x-ms-lease-id").orElseThrow()).hasSize(36);
    assertThat(fresh.headers().first("ETag")).isPresent();
    assertThat(fresh.headers().first("Last-Modified")).isPresent();
    blobs.bench().pass(Duration.ofSeconds(15));
    Reply proposed =
        blobs.send(
            "AcquireContainerLease", URI, "x-ms-lease-duration", "-1", PROPOSED, LeaseCases.ID);
    assertThat(proposed.headers().first("x-ms-lease-id")).contains(LeaseCases.ID);
    Reply read = blobs.send("GetContainerProperties", "/box?restype=container");
    assertThat(read.headers().first("x-ms-lease-status")).contains("locked");
    assertThat(read.headers().first("x-ms-lease-state")).contains("leased");
    assertThat(read.headers().first("x-ms-lease-duration")).contains("infinite");
  }

  @TestFactory
  Stream<DynamicTest> everyState() {
    return LeaseTables.acquire(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofContainer(PROBE);
  }

  @Test
  void aContainerThatIsNotThereHasNone() {
    assertThat(PROBE.at("/none?restype=container&comp=lease").outcome())
        .isEqualTo("404 ContainerNotFound");
  }

  @Test
  void badInputIsRefused() {
    assertThat(BARE.outcome()).isEqualTo("400 MissingRequiredHeader");
    for (String duration : List.of("14", "61", "0", "-2", "x")) {
      assertThat(BARE.outcome("x-ms-lease-duration", duration))
          .as(duration)
          .isEqualTo("400 InvalidHeaderValue");
    }
    assertThat(PROBE.outcome(PROPOSED, "not-an-id")).isEqualTo("400 InvalidHeaderValue");
  }
}
