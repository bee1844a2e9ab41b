package dev.malachite.blob.container;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SetContainerMetadataTest {
  private static final String URI = "/box?restype=container&comp=metadata";
  private static final Probe PROBE =
      Probe.of("SetContainerMetadata", URI, Given::nothing, "x-ms-meta-a", "1");

  @Test
  void allOfItIsReplaced() {
    TestBlobs blobs = new TestBlobs();
    Reply first = blobs.send("SetContainerMetadata", URI, "x-ms-meta-a", "1");
    assertThat(first.status()).isEqualTo(200);
    assertThat(first.headers().first("Last-Modified")).isPresent();
    Reply second = blobs.send("SetContainerMetadata", URI, "x-ms-meta-b", "2");
    assertThat(second.headers().first("ETag")).isNotEqualTo(first.headers().first("ETag"));
    Reply read = blobs.send("GetContainerMetadata", URI);
    assertThat(read.headers().has("x-ms-meta-a")).isFalse();
    assertThat(read.headers().first("x-ms-meta-b")).contains("2");
    assertThat(read.headers().first("ETag")).isEqualTo(second.headers().first("ETag"));
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofModifiedSince(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofContainer(PROBE);
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.at("/none?restype=container&comp=metadata").outcome())
        .isEqualTo("404 ContainerNotFound");
    assertThat(PROBE.outcome("x-ms-meta-1a", "x")).isEqualTo("400 InvalidMetadata");
    assertThat(PROBE.outcome("x-ms-meta-", "x")).isEqualTo("400 EmptyMetadataKey");
    assertThat(PROBE.outcome("x-ms-meta-b", "x".repeat(9000))).isEqualTo("400 MetadataTooLarge");
  }
}
