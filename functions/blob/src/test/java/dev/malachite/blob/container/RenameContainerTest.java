package dev.malachite.blob.container;

import static dev.malachite.blob.cases.LeaseState.AVAILABLE;
import static dev.malachite.blob.cases.LeaseState.BREAKING;
import static dev.malachite.blob.cases.LeaseState.BROKEN;
import static dev.malachite.blob.cases.LeaseState.EXPIRED;
import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.LeaseState;
import dev.malachite.blob.cases.Probe;
import dev.malachite.store.Meter;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class RenameContainerTest {
  private static final String URI = "/two?restype=container&comp=rename";
  private static final String SOURCE = "x-ms-source-container-name";
  private static final Probe BARE = Probe.of("RenameContainer", URI, Given::blockBlob);
  private static final Probe PROBE = BARE.with(SOURCE, "box");

  @Test
  void itKeepsItsBlobs() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    Meter cost = blobs.bench().cost(() -> blobs.send("RenameContainer", URI, SOURCE, "box"));
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(ContainerLists.names(blobs, "")).containsExactly("two");
    assertThat(blobs.bytes("/two/b")).hasSize(10);
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 ContainerNotFound");
    blobs.send("CreateContainer", "/box?restype=container");
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
  }

  @Test
  void itNeedsASourceAndAFreeName() {
    assertThat(PROBE.outcome()).isEqualTo("200");
    assertThat(BARE.outcome()).isEqualTo("400 MissingRequiredHeader");
    assertThat(BARE.outcome(SOURCE, "none")).isEqualTo("404 ContainerNotFound");
    assertThat(BARE.outcome(SOURCE, "two")).isEqualTo("400 InvalidHeaderValue");
    assertThat(
            PROBE.given(blobs -> blobs.send("CreateContainer", "/two?restype=container")).outcome())
        .isEqualTo("409 ContainerAlreadyExists");
    assertThat(PROBE.given(RenameContainerTest::withADeletedOne).outcome())
        .isEqualTo("409 ContainerBeingDeleted");
  }

  private static void withADeletedOne(TestBlobs blobs) {
    blobs.send("CreateContainer", "/two?restype=container");
    blobs.send("DeleteContainer", "/two?restype=container");
  }

  @TestFactory
  Stream<DynamicTest> leasesOfTheSource() {
    return Stream.of(
        row(AVAILABLE, LeaseCases.ID, "412 LeaseNotPresentWithContainerOperation"),
        row(LEASED, LeaseCases.ID, "200"),
        row(LEASED, LeaseCases.OTHER, "412 LeaseIdMismatchWithContainerOperation"),
        row(LEASED, "", "412 LeaseIdMissing"),
        row(BREAKING, LeaseCases.ID, "200"),
        row(BREAKING, "", "412 LeaseIdMissing"),
        row(BROKEN, LeaseCases.ID, "412 LeaseLost"),
        row(BROKEN, "", "200"),
        row(EXPIRED, LeaseCases.ID, "412 LeaseLost"),
        row(EXPIRED, "", "200"));
  }

  private static DynamicTest row(LeaseState state, String id, String expected) {
    Probe leased = PROBE.given(blobs -> state.bring(blobs, "/box"));
    String[] header = id.isEmpty() ? new String[0] : new String[] {"x-ms-source-lease-id", id};
    return DynamicTest.dynamicTest(
        state + " " + id, () -> assertThat(leased.outcome(header)).isEqualTo(expected));
  }

  @Test
  void theLeaseMovesAlong() {
    TestBlobs blobs = new TestBlobs();
    LEASED.bring(blobs, "/box");
    blobs.send("RenameContainer", URI, SOURCE, "box", "x-ms-source-lease-id", LeaseCases.ID);
    assertThat(blobs.refusal("DeleteContainer", "/two?restype=container"))
        .isEqualTo("412 LeaseIdMissing");
  }
}
