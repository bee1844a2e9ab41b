package dev.malachite.blob.lease;

import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseTables;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class BreakContainerLeaseTest {
  private static final String URI = "/box?restype=container&comp=lease";
  private static final String PERIOD = "x-ms-lease-break-period";
  private static final Probe PROBE = Probe.of("BreakContainerLease", URI, Given::nothing);

  @Test
  void aFiniteLeaseBreaksWhenItsTimeIsOver() {
    TestBlobs blobs = new TestBlobs();
    Given.nothing(blobs);
    blobs.send("AcquireContainerLease", URI, "x-ms-lease-duration", "60");
    blobs.bench().pass(Duration.ofSeconds(20));
    Reply reply = blobs.send("BreakContainerLease", URI);
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-lease-time")).contains("40");
    assertThat(reply.headers().has("x-ms-lease-id")).isFalse();
    assertThat(
            blobs.send("BreakContainerLease", URI, PERIOD, "50").headers().first("x-ms-lease-time"))
        .contains("40");
    assertThat(
            blobs.send("BreakContainerLease", URI, PERIOD, "5").headers().first("x-ms-lease-time"))
        .contains("5");
    blobs.bench().pass(Duration.ofSeconds(5));
    assertThat(
            blobs
                .send("GetContainerProperties", "/box?restype=container")
                .headers()
                .first("x-ms-lease-state"))
        .contains("broken");
  }

  @TestFactory
  Stream<DynamicTest> everyState() {
    return LeaseTables.breakOff(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofContainer(PROBE.given(BreakContainerLeaseTest::leased));
  }

  private static void leased(TestBlobs blobs) {
    Given.nothing(blobs);
    LEASED.bring(blobs, "/box");
  }

  @Test
  void aContainerThatIsNotThereHasNone() {
    assertThat(PROBE.at("/none?restype=container&comp=lease").outcome())
        .isEqualTo("404 ContainerNotFound");
  }

  @Test
  void thePeriodIsBounded() {
    for (String period : List.of("-1", "61", "x")) {
      assertThat(PROBE.outcome(PERIOD, period)).as(period).isEqualTo("400 InvalidHeaderValue");
    }
  }
}
