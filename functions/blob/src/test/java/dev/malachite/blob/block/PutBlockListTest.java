package dev.malachite.blob.block;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutBlockListTest {
  private static final Probe PROBE =
      Probe.of("PutBlockList", "/box/b?comp=blocklist", Given::blockBlobAndBlock)
          .body("<BlockList><Latest>AAAA</Latest></BlockList>");
  private static final String LIST = "/box/b?comp=blocklist";
  private static final String LEASE = "11111111-1111-1111-1111-111111111111";
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void stage() {
    stage("AAAA", "one,");
    stage("AAAB", "two,");
  }

  private void stage(String id, String text) {
    blobs.send("PutBlock", "/box/b?comp=block&blockid=" + id, text.getBytes(UTF_8));
  }

  private Reply commit(String entries, String... headers) {
    return blobs.send("PutBlockList", LIST, document(entries), headers);
  }

  private String refusal(String entries, String... headers) {
    return blobs.refusal("PutBlockList", LIST, document(entries), headers);
  }

  private static byte[] document(String entries) {
    return ("<?xml version=\"1.0\" encoding=\"utf-8\"?><BlockList>" + entries + "</BlockList>")
        .getBytes(UTF_8);
  }

  private String bytes() {
    return new String(blobs.bytes("/box/b"), UTF_8);
  }

  @Test
  void blocksStandInTheOrderOfTheListAsOftenAsItNamesThem() {
    Reply reply =
        commit(
            "<Latest>AAAB</Latest><Uncommitted>AAAA</Uncommitted><Latest>AAAB</Latest>",
            "x-ms-blob-content-type",
            "text/plain",
            "Content-Type",
            "application/xml",
            "x-ms-meta-who",
            "me",
            "x-ms-tags",
            "a=1&b=2");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().has("ETag")).isTrue();
    assertThat(reply.headers().has("x-ms-content-crc64")).isTrue();
    assertThat(bytes()).isEqualTo("two,one,two,");
    assertThat(blobs.header("/box/b", "Content-Type")).isEqualTo("text/plain");
    assertThat(blobs.header("/box/b", "x-ms-meta-who")).isEqualTo("me");
    assertThat(blobs.header("/box/b", "x-ms-tag-count")).isEqualTo("2");
    assertThat(blobs.header("/box/b", "Content-MD5")).isEmpty();
  }

  @Test
  void latestPrefersWhatIsStagedAndCommittedDoesNot() {
    commit("<Latest>AAAA</Latest><Latest>AAAB</Latest>");
    stage("AAAA", "new,");
    commit("<Committed>AAAA</Committed><Latest>AAAA</Latest><Latest>AAAB</Latest>");
    assertThat(bytes()).isEqualTo("one,new,two,");
  }

  @Test
  void blocksThatAreNotNamedAreGone() {
    commit("<Latest>AAAA</Latest>");
    assertThat(refusal("<Latest>AAAB</Latest>")).isEqualTo("400 InvalidBlockList");
    assertThat(refusal("<Uncommitted>AAAA</Uncommitted>")).isEqualTo("400 InvalidBlockList");
    assertThat(bytes()).isEqualTo("one,");
  }

  @Test
  void aPutBlobDropsWhatIsStaged() {
    blobs.send("PutBlob", "/box/b", new byte[1], "x-ms-blob-type", "BlockBlob");
    assertThat(refusal("<Latest>AAAA</Latest>")).isEqualTo("400 InvalidBlockList");
    assertThat(refusal("<Committed>AAAA</Committed>")).isEqualTo("400 InvalidBlockList");
  }

  @Test
  void anEmptyListMakesAnEmptyBlob() {
    commit("");
    assertThat(bytes()).isEmpty();
    assertThat(blobs.header("/box/b", "Content-Length")).isEqualTo("0");
  }

  @Test
  void conditionsAreThoseOfTheBlobThatIsThere() {
    assertThat(refusal("<Latest>AAAA</Latest>", "If-Match", "*")).isEqualTo("412 ConditionNotMet");
    commit("<Latest>AAAA</Latest>", "If-None-Match", "*");
    String etag = blobs.header("/box/b", "ETag");
    assertThat(refusal("<Latest>AAAA</Latest>", "If-None-Match", "*"))
        .isEqualTo("409 BlobAlreadyExists");
    assertThat(refusal("<Latest>AAAA</Latest>", "If-Match", "\"0x1\""))
        .isEqualTo("412 ConditionNotMet");
    assertThat(refusal("<Latest>AAAA</Latest>", "x-ms-if-tags", "a = '1'"))
        .isEqualTo("412 ConditionNotMet");
    commit("<Latest>AAAA</Latest>", "If-Match", etag);
    assertThat(blobs.header("/box/b", "ETag")).isNotEqualTo(etag);
  }

  @Test
  void aLeaseOnStagedBlocksIsKept() {
    blobs.send(
        "AcquireBlobLease",
        "/box/b?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        LEASE);
    assertThat(refusal("<Latest>AAAA</Latest>")).isEqualTo("412 LeaseIdMissing");
    assertThat(refusal("<Latest>AAAA</Latest>", "If-None-Match", "*"))
        .isEqualTo("412 LeaseIdMissing");
    commit("<Latest>AAAA</Latest>", "x-ms-lease-id", LEASE);
    assertThat(blobs.header("/box/b", "x-ms-lease-state")).isEqualTo("leased");
  }

  @Test
  void badListsAreRefused() {
    assertThat(refusal("<Newest>AAAA</Newest>")).isEqualTo("400 InvalidXmlDocument");
    assertThat(refusal("<Latest>!</Latest>")).isEqualTo("400 InvalidXmlNodeValue");
    assertThat(refusal("<Latest>AAAA")).isEqualTo("400 InvalidXmlDocument");
    assertThat(refusal("<Latest>CCCC</Latest>")).isEqualTo("400 InvalidBlockList");
    assertThat(refusal("<Latest>AAAA</Latest>".repeat(50_001))).isEqualTo("400 BlockListTooLong");
    assertThat(
            blobs.refusal(
                "PutBlockList", LIST + "&snapshot=2026-01-01T00:00:00.0000000Z", document("")))
        .isEqualTo("400 InvalidOperation");
    blobs.send("PutAppendBlob", "/box/append", "x-ms-blob-type", "AppendBlob");
    assertThat(blobs.refusal("PutBlockList", "/box/append?comp=blocklist", document("")))
        .isEqualTo("409 InvalidBlobType");
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
            NO_BLOB, "400 InvalidBlockList",
            UNCOMMITTED, "201",
            SNAPSHOT, "400 InvalidOperation",
            APPEND_BLOB, "409 InvalidBlobType",
            PAGE_BLOB, "409 InvalidBlobType",
            ARCHIVED, "409 BlobArchived",
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy"));
  }
}
