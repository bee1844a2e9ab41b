package dev.malachite.blob.block;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Meter;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class PutBlockTest {
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
  void aLeaseLocksIt() {
    assertThat(blobs.refusal("PutBlock", uri("b", "AAAA"), new byte[1], "x-ms-lease-id", LEASE))
        .isEqualTo("412 LeaseNotPresentWithBlobOperation");
    blobs.send("PutBlob", "/box/b", new byte[5], "x-ms-blob-type", "BlockBlob");
    blobs.send(
        "AcquireBlobLease",
        "/box/b?comp=lease",
        "x-ms-lease-duration",
        "15",
        "x-ms-proposed-lease-id",
        LEASE);
    assertThat(blobs.refusal("PutBlock", uri("b", "AAAA"), new byte[1]))
        .isEqualTo("412 LeaseIdMissing");
    assertThat(put("b", "AAAA", 1, "x-ms-lease-id", LEASE).status()).isEqualTo(201);
    blobs.bench().pass(Duration.ofSeconds(16));
    assertThat(blobs.refusal("PutBlock", uri("b", "AAAA"), new byte[1], "x-ms-lease-id", LEASE))
        .isEqualTo("412 LeaseLost");
    assertThat(put("b", "AAAB", 1).status()).isEqualTo(201);
    assertThat(blobs.header("/box/b", "x-ms-lease-state")).isEqualTo("available");
  }

  @Test
  void aFurtherBlockIsOneReadAndOneWriteOfItsOwnItem() {
    put("b", "AAAA", 1);
    put("b", "AAAB", 1);
    Meter cost = blobs.bench().cost(() -> put("b", "AAAC", 1));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(1);
    assertThat(cost.scans()).isZero();
  }

  @Test
  void aBlockThatReplacesAnotherTouchesTheBlobSoThatACommitNotices() {
    put("b", "AAAA", 1);
    Meter cost = blobs.bench().cost(() -> put("b", "AAAA", 2));
    assertThat(cost.changes()).isEqualTo(3);
  }
}
