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

class ChangeContainerLeaseTest {
  private static final String URI = "/box?restype=container&comp=lease";
  private static final String LEASE = "x-ms-lease-id";
  private static final String PROPOSED = "x-ms-proposed-lease-id";
  private static final Probe BARE = Probe.of("ChangeContainerLease", URI, Given::nothing);
  private static final Probe PROBE = BARE.with(LEASE, LeaseCases.ID, PROPOSED, LeaseCases.OTHER);

  @Test
  void theNewIdHoldsAndTheOldOneDoesNot() {
    TestBlobs blobs = new TestBlobs();
    leased(blobs);
    Reply reply =
        blobs.send("ChangeContainerLease", URI, LEASE, LeaseCases.ID, PROPOSED, LeaseCases.OTHER);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("x-ms-lease-id")).contains(LeaseCases.OTHER);
    assertThat(reply.headers().first("ETag")).isPresent();
    assertThat(blobs.refusal("RenewContainerLease", URI, LEASE, LeaseCases.ID))
        .isEqualTo("409 LeaseIdMismatchWithLeaseOperation");
    assertThat(blobs.send("RenewContainerLease", URI, LEASE, LeaseCases.OTHER).status())
        .isEqualTo(200);
  }

  @TestFactory
  Stream<DynamicTest> everyState() {
    return LeaseTables.change(BARE);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofContainer(PROBE.given(ChangeContainerLeaseTest::leased));
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
    assertThat(BARE.outcome(LEASE, LeaseCases.ID)).isEqualTo("400 MissingRequiredHeader");
    assertThat(BARE.outcome(PROPOSED, LeaseCases.ID)).isEqualTo("400 MissingRequiredHeader");
    assertThat(BARE.outcome(LEASE, LeaseCases.ID, PROPOSED, "x"))
        .isEqualTo("400 InvalidHeaderValue");
  }
}
