package dev.malachite.blob.page;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.BLOCK_BLOB;
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
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutPageBlobTest {
  private static final String SIZE = "x-ms-blob-content-length";
  private static final Probe BARE = Probe.of("PutPageBlob", "/box/b", Given::pageBlob);
  private static final Probe PROBE = BARE.with(SIZE, "1024");

  @Test
  void itIsZeroAndHasWhatTheRequestSays() {
    TestBlobs blobs = new TestBlobs();
    Reply reply =
        blobs.send(
            "PutPageBlob",
            "/box/b",
            SIZE,
            "1024",
            "x-ms-blob-sequence-number",
            "5",
            "x-ms-meta-a",
            "1");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("ETag")).isPresent();
    assertThat(blobs.bytes("/box/b")).hasSize(1024).containsOnly(0);
    assertThat(blobs.header("/box/b", "x-ms-blob-type")).isEqualTo("PageBlob");
    assertThat(blobs.header("/box/b", "x-ms-blob-sequence-number")).isEqualTo("5");
    assertThat(blobs.header("/box/b", "x-ms-meta-a")).isEqualTo("1");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofCreate(PROBE);
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
            NO_BLOB, "201",
            UNCOMMITTED, "201",
            SNAPSHOT, "400 InvalidOperation",
            BLOCK_BLOB, "409 InvalidBlobType",
            APPEND_BLOB, "409 InvalidBlobType",
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void sizesAreWholePages() {
    assertThat(BARE.outcome()).isEqualTo("400 MissingRequiredHeader");
    for (String size : List.of("511", "-512", "8796093022720", "x")) {
      assertThat(BARE.outcome(SIZE, size)).as(size).isEqualTo("400 InvalidHeaderValue");
    }
    assertThat(BARE.outcome(SIZE, "8796093022208")).isEqualTo("201");
    assertThat(PROBE.outcome("x-ms-blob-sequence-number", "-1"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(PROBE.body(new byte[1]).outcome()).isEqualTo("400 InvalidHeaderValue");
  }

  @Test
  void aTierMustHaveRoomForThePages() {
    String tier = "x-ms-access-tier";
    String most = Long.toString(32L << 30);
    String more = Long.toString((32L << 30) + 512);
    assertThat(BARE.outcome(SIZE, most, tier, "P4")).isEqualTo("201");
    assertThat(BARE.outcome(SIZE, more, tier, "P4"))
        .isEqualTo("409 BlobTierInadequateForContentLength");
    Probe again = BARE.after(blobs -> blobs.send("PutPageBlob", "/box/b", SIZE, "512", tier, "P4"));
    assertThat(again.outcome(SIZE, most)).isEqualTo("201");
    assertThat(again.outcome(SIZE, more)).isEqualTo("409 ContentLengthLargerThanTierLimit");
    assertThat(again.outcome(SIZE, more, tier, "P6")).isEqualTo("201");
  }
}
