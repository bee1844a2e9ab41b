package dev.malachite.blob.block;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
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
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GetBlockListTest {
  private static final Probe PROBE =
      Probe.of("GetBlockList", "/box/b?comp=blocklist", Given::blockBlob);
  private final TestBlobs blobs = new TestBlobs();

  private void stage(String id, int length) {
    blobs.send("PutBlock", "/box/b?comp=block&blockid=" + id, new byte[length]);
  }

  private String list(String type) {
    return TestBlobs.text(blobs.send("GetBlockList", "/box/b?comp=blocklist" + type));
  }

  @Test
  void stagedBlocksAreListedByNameAndCommittedOnesByPosition() {
    stage("CCCC", 3);
    stage("BBBB", 2);
    Reply reply = blobs.send("GetBlockList", "/box/b?comp=blocklist&blocklisttype=all");
    assertThat(reply.headers().has("ETag")).isFalse();
    assertThat(TestBlobs.text(reply))
        .contains("<CommittedBlocks /><UncommittedBlocks>")
        .contains(
            "<Block><Name>BBBB</Name><Size>2</Size></Block><Block><Name>CCCC</Name><Size>3</Size></Block>");
    blobs.send(
        "PutBlockList",
        "/box/b?comp=blocklist",
        "<BlockList><Latest>CCCC</Latest><Latest>BBBB</Latest></BlockList>".getBytes(UTF_8));
    assertThat(list(""))
        .contains(
            "<CommittedBlocks><Block><Name>CCCC</Name><Size>3</Size></Block><Block><Name>BBBB</Name><Size>2</Size></Block></CommittedBlocks>")
        .doesNotContain("Uncommitted");
    assertThat(list("&blocklisttype=uncommitted")).contains("<UncommittedBlocks />");
    Reply committed = blobs.send("GetBlockList", "/box/b?comp=blocklist");
    assertThat(committed.headers().has("ETag")).isTrue();
    assertThat(committed.headers().first("x-ms-blob-content-length")).contains("5");
  }

  @Test
  void aBlobThatWasPutAtOnceHasNoBlocks() {
    blobs.send("PutBlob", "/box/b", new byte[9], "x-ms-blob-type", "BlockBlob");
    assertThat(list("")).contains("<CommittedBlocks />");
  }

  @Test
  void badInputIsRefused() {
    assertThat(blobs.refusal("GetBlockList", "/box/none?comp=blocklist"))
        .isEqualTo("404 BlobNotFound");
    stage("AAAA", 1);
    assertThat(blobs.refusal("GetBlockList", "/box/b?comp=blocklist&blocklisttype=some"))
        .isEqualTo("400 InvalidQueryParameterValue");
    blobs.send("PutAppendBlob", "/box/append", "x-ms-blob-type", "AppendBlob");
    assertThat(blobs.refusal("GetBlockList", "/box/append?comp=blocklist"))
        .isEqualTo("409 InvalidBlobType");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofTags(PROBE);
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
            UNCOMMITTED, "200",
            SNAPSHOT, "200",
            APPEND_BLOB, "409 InvalidBlobType",
            PAGE_BLOB, "409 InvalidBlobType",
            ARCHIVED, "409 BlobArchived"));
  }
}
