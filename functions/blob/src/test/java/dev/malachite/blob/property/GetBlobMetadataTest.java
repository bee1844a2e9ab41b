package dev.malachite.blob.property;

import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GetBlobMetadataTest {
  private static final String URI = "/box/b?comp=metadata";
  private static final Probe PROBE = Probe.of("GetBlobMetadata", URI, Given::blockBlob);

  @Test
  void metadataAndNothingElseIsTold() {
    TestBlobs blobs = new TestBlobs();
    blobs.send("PutBlob", "/box/b", new byte[3], "x-ms-meta-a", "1", "x-ms-meta-B", "2");
    Reply reply = blobs.send("GetBlobMetadata", URI);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("x-ms-meta-a")).contains("1");
    assertThat(reply.headers().first("x-ms-meta-B")).contains("2");
    assertThat(reply.headers().first("ETag")).contains(blobs.header("/box/b", "ETag"));
    assertThat(reply.headers().first("Last-Modified")).isPresent();
    assertThat(TestBlobs.read(reply)).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofRead(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofRead(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "200",
            ARCHIVED, "200",
            HELD, "200"));
  }

  @Test
  void snapshotsAreNamedByTheirTime() {
    assertThat(PROBE.at(URI + "&snapshot=now").outcome())
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(PROBE.at(URI + "&snapshot=2001-01-01T00:00:00.0000000Z").outcome())
        .isEqualTo("404 BlobNotFound");
  }
}
