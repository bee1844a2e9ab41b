package dev.malachite.blob.property;

import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
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

class SetBlobMetadataTest {
  private static final String URI = "/box/b?comp=metadata";
  private static final Probe PROBE =
      Probe.of("SetBlobMetadata", URI, Given::blockBlob, "x-ms-meta-a", "1");

  @Test
  void allOfItIsReplaced() {
    TestBlobs blobs = new TestBlobs();
    blobs.send("PutBlob", "/box/b", new byte[3], "x-ms-meta-a", "1", "x-ms-tags", "t=1");
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = blobs.send("SetBlobMetadata", URI, "x-ms-meta-B", "2");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("ETag")).isPresent().get().isNotEqualTo(etag);
    assertThat(reply.headers().first("Last-Modified")).isPresent();
    assertThat(reply.headers().first("x-ms-request-server-encrypted")).contains("true");
    assertThat(blobs.header("/box/b", "x-ms-meta-B")).isEqualTo("2");
    assertThat(blobs.header("/box/b", "x-ms-meta-a")).isEmpty();
    assertThat(blobs.header("/box/b", "x-ms-tag-count")).isEqualTo("1");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "400 InvalidOperation",
            ARCHIVED, "409 BlobArchived",
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void badNamesAreRefused() {
    assertThat(PROBE.outcome("x-ms-meta-1a", "x")).isEqualTo("400 InvalidMetadata");
    assertThat(PROBE.outcome("x-ms-meta-", "x")).isEqualTo("400 EmptyMetadataKey");
    assertThat(PROBE.outcome("x-ms-meta-long", "x".repeat(9000))).isEqualTo("400 MetadataTooLarge");
  }
}
