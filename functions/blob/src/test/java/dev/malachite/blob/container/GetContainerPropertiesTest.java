package dev.malachite.blob.container;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GetContainerPropertiesTest {
  private static final Probe PROBE =
      Probe.of("GetContainerProperties", "/box?restype=container", Given::nothing);

  @Test
  void allOfItIsTold() {
    TestBlobs blobs = new TestBlobs();
    blobs.send("SetContainerMetadata", "/box?restype=container&comp=metadata", "x-ms-meta-a", "1");
    Reply reply = blobs.send("GetContainerProperties", "/box?restype=container");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("ETag")).isPresent();
    assertThat(reply.headers().first("Last-Modified")).contains("Mon, 16 Nov 2026 00:00:00 GMT");
    assertThat(reply.headers().first("x-ms-meta-a")).contains("1");
    assertThat(reply.headers().first("x-ms-lease-state")).contains("available");
    assertThat(reply.headers().first("x-ms-lease-status")).contains("unlocked");
    assertThat(reply.headers().first("x-ms-has-immutability-policy")).contains("false");
    assertThat(reply.headers().first("x-ms-has-legal-hold")).contains("false");
    assertThat(TestBlobs.read(reply)).isEmpty();
  }

  @Test
  void blobsLeaveItsETag() {
    TestBlobs blobs = new TestBlobs();
    Optional<String> before = etag(blobs);
    Given.blockBlob(blobs);
    assertThat(etag(blobs)).isEqualTo(before);
  }

  private static Optional<String> etag(TestBlobs blobs) {
    return blobs.send("GetContainerProperties", "/box?restype=container").headers().first("ETag");
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofContainer(PROBE);
  }

  @Test
  void whatIsNotThereOrDeletedIsNotFound() {
    assertThat(PROBE.at("/none?restype=container").outcome()).isEqualTo("404 ContainerNotFound");
    assertThat(
            PROBE.given(blobs -> blobs.send("DeleteContainer", "/box?restype=container")).outcome())
        .isEqualTo("404 ContainerNotFound");
  }
}
