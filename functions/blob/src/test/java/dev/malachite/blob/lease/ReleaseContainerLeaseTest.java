package dev.malachite.blob.lease;

import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.LeaseTables;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ReleaseContainerLeaseTest {
  private static final String URI = "/box?restype=container&comp=lease";
  private static final Probe BARE = Probe.of("ReleaseContainerLease", URI, Given::nothing);
  private static final Probe PROBE = BARE.with("x-ms-lease-id", LeaseCases.ID);

  @Test
  void theNextOneCanHaveItAtOnce() {
    TestBlobs blobs = new TestBlobs();
    leased(blobs);
    Reply reply = blobs.send("ReleaseContainerLease", URI, "x-ms-lease-id", LeaseCases.ID);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().has("x-ms-lease-id")).isFalse();
    assertThat(reply.headers().first("ETag")).isPresent();
    assertThat(
            blobs
                .send("GetContainerProperties", "/box?restype=container")
                .headers()
                .first("x-ms-lease-status"))
        .contains("unlocked");
    assertThat(blobs.send("AcquireContainerLease", URI, "x-ms-lease-duration", "15").status())
        .isEqualTo(201);
  }

  @TestFactory
  Stream<DynamicTest> everyState() {
    return LeaseTables.release(BARE);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofContainer(PROBE.given(ReleaseContainerLeaseTest::leased));
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
  void badInputIsRefused() {
    assertThat(BARE.outcome()).isEqualTo("400 MissingRequiredHeader");
    assertThat(BARE.outcome("x-ms-lease-id", "x")).isEqualTo("400 InvalidHeaderValue");
  }
}
