package dev.malachite.blob.block;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.REHYDRATING;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Meter;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutBlockTest {
  private static final Probe PROBE =
      Probe.of("PutBlock", "/box/b?comp=block&blockid=AAAA", Given::blockBlob).body("x");
  private static final String LEASE = "11111111-1111-1111-1111-111111111111";
  private final TestBlobs blobs = new TestBlobs();

  private Reply put(String blob, String id, int length, String... headers) {
    return blobs.send("PutBlock", uri(blob, id), new byte[length], headers);
  }

  private static String uri(String blob, String id) {
    return "/box/" + blob + "?comp=block&blockid=" + id;
  }

  @Test
  void aBlockOfAMissingBlobMakesOneThatDoesNotExistYet() {
    Reply reply = put("b", "AAAA", 3);
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().has("ETag")).isFalse();
    assertThat(reply.headers().has("x-ms-content-crc64")).isTrue();
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("GetBlobProperties", "/box/b")).isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("SnapshotBlob", "/box/b?comp=snapshot")).isEqualTo("404 BlobNotFound");
  }

  @Test
  void aBlockLeavesTheBlobItBelongsToAsItIs() {
    blobs.send("PutBlob", "/box/b", new byte[5], "x-ms-blob-type", "BlockBlob");
    String etag = blobs.header("/box/b", "ETag");
    put("b", "AAAA", 3);
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    assertThat(blobs.bytes("/box/b")).hasSize(5);
  }

  @Test
  void allIdsOfABlobHaveOneLength() {
    put("b", "AAAA", 1);
    assertThat(blobs.refusal("PutBlock", uri("b", "AAAAAAAA"), new byte[1]))
        .isEqualTo("400 InvalidBlobOrBlock");
    blobs.send(
        "PutBlockList",
        "/box/b?comp=blocklist",
        "<BlockList><Latest>AAAA</Latest></BlockList>"
            .getBytes(java.nio.charset.StandardCharsets.UTF_8));
    assertThat(blobs.refusal("PutBlock", uri("b", "AAAAAAAA"), new byte[1]))
        .isEqualTo("400 InvalidBlobOrBlock");
  }

  @Test
  void badInputIsRefused() {
    assertThat(blobs.refusal("PutBlock", "/box/b?comp=block", new byte[1]))
        .isEqualTo("400 MissingRequiredQueryParameter");
    assertThat(blobs.refusal("PutBlock", uri("b", "!!"), new byte[1]))
        .isEqualTo("400 InvalidBlockId");
    assertThat(blobs.refusal("PutBlock", uri("b", "A".repeat(88)), new byte[1]))
        .isEqualTo("400 InvalidBlockId");
    assertThat(blobs.refusal("PutBlock", uri("b", "AAAA"), new byte[0]))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(
            blobs.refusal(
                "PutBlock",
                uri("b", "AAAA"),
                new byte[1],
                "Content-MD5",
                "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
    assertThat(blobs.refusal("PutBlock", "/none/b?comp=block&blockid=AAAA", new byte[1]))
        .isEqualTo("404 ContainerNotFound");
    blobs.send("PutAppendBlob", "/box/append", "x-ms-blob-type", "AppendBlob");
    assertThat(blobs.refusal("PutBlock", uri("append", "AAAA"), new byte[1]))
        .isEqualTo("409 InvalidBlobType");
  }

  @Test
  void aBlockThatReplacesAnotherTouchesTheBlobSoThatACommitNotices() {
    put("b", "AAAA", 1);
    Meter cost = blobs.bench().cost(() -> put("b", "AAAA", 2));
    assertThat(cost.changes()).isEqualTo(3);
  }

  @TestFactory
  Stream<DynamicTest> conditionsAreIgnored() {
    return ConditionCases.ignored(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leasesOfStagedBlocks() {
    return LeaseCases.ofWrite(PROBE.given(Given::stagedBlock));
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "201",
            UNCOMMITTED, "201",
            APPEND_BLOB, "409 InvalidBlobType",
            PAGE_BLOB, "409 InvalidBlobType",
            ARCHIVED, "409 BlobArchived",
            REHYDRATING, "409 BlobBeingRehydrated",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void aFurtherBlockIsOneReadAndOneCommitThatCountsIt() {
    put("b", "AAAA", 1);
    put("b", "AAAB", 1);
    Meter cost = blobs.bench().cost(() -> put("b", "AAAC", 1));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(2);
    assertThat(cost.scans()).isZero();
  }

  @Test
  void oneHundredThousandBlocksWaitAndNotOneMore() {
    put("b", "AAAA", 1);
    Stages.count(blobs, "/box/b", 99_999);
    assertThat(put("b", "AAAB", 1).status()).isEqualTo(201);
    assertThat(blobs.refusal("PutBlock", uri("b", "AAAC"), new byte[1]))
        .isEqualTo("409 BlockCountExceedsLimit");
    assertThat(put("b", "AAAA", 2).status()).as("a block that replaces one").isEqualTo(201);
    blobs.send(
        "PutBlockList",
        "/box/b?comp=blocklist",
        "<BlockList><Latest>AAAB</Latest></BlockList>".getBytes(UTF_8));
    assertThat(put("b", "AAAC", 1).status()).as("after a commit").isEqualTo(201);
  }
}
