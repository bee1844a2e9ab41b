package dev.malachite.blob.container;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GetContainerMetadataTest {
  private static final String URI = "/box?restype=container&comp=metadata";
  private static final Probe PROBE = Probe.of("GetContainerMetadata", URI, Given::nothing);

  @Test
  void metadataAndNothingElseIsTold() {
    TestBlobs blobs = new TestBlobs();
    blobs.send("SetContainerMetadata", URI, "x-ms-meta-a", "1");
    Reply reply = blobs.send("GetContainerMetadata", URI);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("x-ms-meta-a")).contains("1");
    assertThat(reply.headers().first("ETag")).isPresent();
    assertThat(reply.headers().first("Last-Modified")).isPresent();
    assertThat(reply.headers().has("x-ms-lease-state")).isFalse();
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofContainer(PROBE);
  }

  @Test
  void aContainerThatIsNotThereHasNone() {
    assertThat(PROBE.at("/none?restype=container&comp=metadata").outcome())
        .isEqualTo("404 ContainerNotFound");
  }
}
