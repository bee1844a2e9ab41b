package dev.malachite.blob.append;

import static dev.malachite.blob.cases.BlobState.BLOCK_BLOB;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SealAppendBlobTest {
  private static final Probe PROBE =
      Probe.of("SealAppendBlob", "/box/b?comp=seal", Given::appendBlob);
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void create() {
    blobs.send("PutAppendBlob", "/box/a", "x-ms-blob-type", "AppendBlob");
    blobs.send("AppendBlock", "/box/a?comp=appendblock", new byte[7]);
  }

  @Test
  void itIsTheLastChangeOfTheBytes() {
    String before = blobs.header("/box/a", "ETag");
    Reply reply = blobs.send("SealAppendBlob", "/box/a?comp=seal");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("x-ms-blob-sealed")).contains("true");
    assertThat(blobs.header("/box/a", "ETag")).isNotEqualTo(before);
    assertThat(blobs.header("/box/a", "x-ms-blob-sealed")).isEqualTo("true");
    assertThat(blobs.refusal("AppendBlock", "/box/a?comp=appendblock", new byte[1]))
        .isEqualTo("409 BlobIsSealed");
  }

  @Test
  void sealingTwiceChangesNothing() {
    blobs.send("SealAppendBlob", "/box/a?comp=seal");
    String once = blobs.header("/box/a", "ETag");
    assertThat(blobs.send("SealAppendBlob", "/box/a?comp=seal").headers().first("ETag"))
        .contains(once);
  }

  @Test
  void theEndMustBeWhereTheRequestSays() {
    assertThat(
            blobs.refusal(
                "SealAppendBlob", "/box/a?comp=seal", "x-ms-blob-condition-appendpos", "6"))
        .isEqualTo("412 AppendPositionConditionNotMet");
    assertThat(
            blobs
                .send("SealAppendBlob", "/box/a?comp=seal", "x-ms-blob-condition-appendpos", "7")
                .status())
        .isEqualTo(200);
  }

  @Test
  void otherTypesAndMissingBlobsAreRefused() {
    blobs.send("PutBlob", "/box/block", new byte[1], "x-ms-blob-type", "BlockBlob");
    assertThat(blobs.refusal("SealAppendBlob", "/box/block?comp=seal"))
        .isEqualTo("409 InvalidBlobType");
    assertThat(blobs.refusal("SealAppendBlob", "/box/none?comp=seal"))
        .isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("SealAppendBlob", "/box/a?comp=seal", "If-Match", "\"0x1\""))
        .isEqualTo("412 ConditionNotMet");
  }

  @Test
  void overwritingStartsAnUnsealedBlob() {
    blobs.send("SealAppendBlob", "/box/a?comp=seal");
    blobs.send("PutAppendBlob", "/box/a", "x-ms-blob-type", "AppendBlob");
    assertThat(blobs.header("/box/a", "x-ms-blob-sealed")).isEmpty();
    assertThat(blobs.send("AppendBlock", "/box/a?comp=appendblock", new byte[1]).status())
        .isEqualTo(201);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWriteWithoutTags(PROBE);
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
            BLOCK_BLOB, "409 InvalidBlobType",
            PAGE_BLOB, "409 InvalidBlobType",
            HELD, "409 BlobImmutableDueToLegalHold",
            COPY_PENDING, "409 PendingCopyOperation"));
  }
}
