package dev.malachite.blob.container;

import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DeleteContainerTest {
  private static final String URI = "/box?restype=container";
  private static final Probe PROBE = Probe.of("DeleteContainer", URI, Given::blockBlob);

  @Test
  void itIsGoneWithItsBlobs() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    Reply reply = blobs.send("DeleteContainer", URI);
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().has("ETag")).isFalse();
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 ContainerNotFound");
    assertThat(blobs.refusal("DeleteContainer", URI)).isEqualTo("404 ContainerNotFound");
    blobs.bench().pass(Duration.ofSeconds(30));
    blobs.send("CreateContainer", URI);
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
  }

  @Test
  void withoutRetentionNothingIsKept() {
    TestBlobs blobs = new TestBlobs();
    blobs.send("DeleteContainer", URI);
    assertThat(TestBlobs.text(blobs.send("ListContainers", "/?comp=list&include=deleted")))
        .doesNotContain("<Container>");
  }

  @Test
  void leasesOfBlobsDoNotMatter() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    LEASED.bring(blobs, "/box/b");
    assertThat(blobs.send("DeleteContainer", URI).status()).isEqualTo(202);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofContainer(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofContainerDelete(PROBE);
  }

  @Test
  void whatIsNotThereCannotBeDeleted() {
    assertThat(PROBE.at("/none?restype=container").outcome()).isEqualTo("404 ContainerNotFound");
  }
}
