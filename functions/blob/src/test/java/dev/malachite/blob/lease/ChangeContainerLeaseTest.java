package dev.malachite.blob.lease;

import static dev.malachite.blob.cases.LeaseState.AVAILABLE;
import static dev.malachite.blob.cases.LeaseState.BREAKING;
import static dev.malachite.blob.cases.LeaseState.BROKEN;
import static dev.malachite.blob.cases.LeaseState.EXPIRED;
import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseActionCases;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ChangeContainerLeaseTest {
  private static final String URI = "/box?restype=container&comp=lease";
  private static final String LEASE = "x-ms-lease-id";
  private static final String PROPOSED = "x-ms-proposed-lease-id";
  private static final String THIRD = "33333333-3333-3333-3333-333333333333";
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
    String none = "409 LeaseNotPresentWithLeaseOperation";
    String mismatch = "409 LeaseIdMismatchWithLeaseOperation";
    return Stream.of(
            LeaseActionCases.of(
                "from its id",
                PROBE,
                Map.of(
                    AVAILABLE, none + ", available",
                    LEASED, "200, leased",
                    BREAKING, "409 LeaseIsBreakingAndCannotBeChanged, breaking",
                    BROKEN, none + ", broken",
                    EXPIRED, none + ", expired")),
            LeaseActionCases.of(
                "to its id, as a retry does",
                BARE.with(LEASE, LeaseCases.OTHER, PROPOSED, LeaseCases.ID),
                Map.of(
                    AVAILABLE, none + ", available",
                    LEASED, "200, leased",
                    BREAKING, mismatch + ", breaking",
                    BROKEN, none + ", broken",
                    EXPIRED, none + ", expired")),
            LeaseActionCases.of(
                "between others",
                BARE.with(LEASE, LeaseCases.OTHER, PROPOSED, THIRD),
                Map.of(
                    AVAILABLE, none + ", available",
                    LEASED, mismatch + ", leased",
                    BREAKING, mismatch + ", breaking",
                    BROKEN, none + ", broken",
                    EXPIRED, none + ", expired")))
        .flatMap(each -> each);
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
