package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.HERE;
import static dev.malachite.blob.TestBlobs.random;
import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
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
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class CopyBlobTest {
  private static final Probe PROBE =
      Probe.of(
          "CopyBlob",
          "/box/b",
          Given::blockBlobAndSource,
          "x-ms-copy-source",
          HERE + "/box/source");
  private final TestBlobs blobs = new TestBlobs();
  private final byte[] content = random(20_000, 5);

  @BeforeEach
  void create() {
    blobs.send(
        "PutBlob",
        "/box/source",
        content,
        "x-ms-blob-content-type",
        "text/plain",
        "x-ms-blob-cache-control",
        "none",
        "x-ms-meta-one",
        "1",
        "x-ms-tags",
        "colour=red");
  }

  private static String[] from(String path, String... headers) {
    return Stream.concat(Stream.of("x-ms-copy-source", HERE + path), Stream.of(headers))
        .toArray(String[]::new);
  }

  private Reply copy(String path, String... headers) {
    return blobs.send("CopyBlob", "/box/copy", from(path, headers));
  }

  private String refusal(String path, String... headers) {
    return blobs.refusal("CopyBlob", "/box/copy", from(path, headers));
  }

  private String copied(String header) {
    return blobs.header("/box/copy", header);
  }

  @Test
  void bytesPropertiesAndMetadataAreCopied() {
    Reply reply = copy("/box/source");
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-copy-status")).contains("success");
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
    assertThat(copied("Content-Type")).isEqualTo("text/plain");
    assertThat(copied("Cache-Control")).isEqualTo("none");
    assertThat(copied("Content-MD5")).isEqualTo(blobs.header("/box/source", "Content-MD5"));
    assertThat(copied("x-ms-meta-one")).isEqualTo("1");
    assertThat(copied("x-ms-tag-count")).isEmpty();
    assertThat(copied("x-ms-copy-id"))
        .isEqualTo(reply.headers().first("x-ms-copy-id").orElseThrow());
    assertThat(copied("x-ms-copy-source")).isEqualTo(HERE + "/box/source");
    assertThat(copied("x-ms-copy-progress")).isEqualTo("20000/20000");
    assertThat(copied("x-ms-copy-completion-time")).isNotEmpty();
    assertThat(copied("ETag")).isNotEqualTo(blobs.header("/box/source", "ETag"));
  }

  @Test
  void metadataOfTheRequestStandsInstead() {
    copy("/box/source", "x-ms-meta-two", "2");
    assertThat(copied("x-ms-meta-one")).isEmpty();
    assertThat(copied("x-ms-meta-two")).isEqualTo("2");
  }

  @Test
  void tagsAreThoseOfTheRequestOrOnDemandThoseOfTheSource() {
    copy("/box/source", "x-ms-tags", "a=b&c=d");
    assertThat(copied("x-ms-tag-count")).isEqualTo("2");
    copy("/box/source", "x-ms-copy-source-tag-option", "COPY");
    assertThat(TestBlobs.text(blobs.send("GetBlobTags", "/box/copy?comp=tags"))).contains("red");
    assertThat(refusal("/box/source", "x-ms-copy-source-tag-option", "COPY", "x-ms-tags", "a=b"))
        .isEqualTo("400 BothUserTagsAndSourceTagsCopyPresentException");
    assertThat(refusal("/box/source", "x-ms-copy-source-tag-option", "BOTH"))
        .isEqualTo("400 InvalidHeaderValue");
  }

  @Test
  void theListOfBlocksIsCopied() {
    StringBuilder list = new StringBuilder("<BlockList>");
    for (int i = 0; i < 40; i++) {
      String id =
          Base64.getEncoder()
              .encodeToString(String.format("%04d", i).getBytes(StandardCharsets.UTF_8));
      blobs.send("PutBlock", "/box/blocks?comp=block&blockid=" + id, random(100 + i, i));
      list.append("<Latest>").append(id).append("</Latest>");
    }
    byte[] body = list.append("</BlockList>").toString().getBytes(StandardCharsets.UTF_8);
    blobs.send("PutBlockList", "/box/blocks?comp=blocklist", body);
    copy("/box/blocks");
    assertThat(blobs.bytes("/box/copy")).isEqualTo(blobs.bytes("/box/blocks"));
    assertThat(blocks("/box/copy")).isEqualTo(blocks("/box/blocks")).contains("<Size>139</Size>");
  }

  private String blocks(String uri) {
    return TestBlobs.text(blobs.send("GetBlockList", uri + "?comp=blocklist"));
  }

  @Test
  void pagesAreCopiedWithTheSequenceNumber() {
    blobs.send(
        "PutPageBlob",
        "/box/pages",
        "x-ms-blob-content-length",
        "10485760",
        "x-ms-blob-sequence-number",
        "9");
    byte[] page = random(512, 9);
    blobs.send("PutPage", "/box/pages?comp=page", page, "x-ms-range", "bytes=6291456-6291967");
    copy("/box/pages");
    assertThat(copied("x-ms-blob-type")).isEqualTo("PageBlob");
    assertThat(copied("x-ms-blob-sequence-number")).isEqualTo("9");
    assertThat(
            TestBlobs.read(
                blobs.send("GetBlob", "/box/copy", "x-ms-range", "bytes=6291456-6291967")))
        .isEqualTo(page);
    assertThat(TestBlobs.text(blobs.send("GetPageRanges", "/box/copy?comp=pagelist")))
        .contains("<PageRange><Start>6291456</Start><End>6291967</End></PageRange></PageList>");
    blobs.send("ClearPages", "/box/pages?comp=page", "x-ms-range", "bytes=6291456-6291967");
    assertThat(
            TestBlobs.read(
                blobs.send("GetBlob", "/box/copy", "x-ms-range", "bytes=6291456-6291967")))
        .isEqualTo(page);
  }

  @Test
  void anAppendBlobKeepsItsSealUnlessTheRequestSaysOtherwise() {
    blobs.send("PutAppendBlob", "/box/log");
    blobs.send("AppendBlock", "/box/log?comp=appendblock", content);
    blobs.send("SealAppendBlob", "/box/log?comp=seal");
    copy("/box/log");
    assertThat(copied("x-ms-blob-sealed")).isEqualTo("true");
    copy("/box/log", "x-ms-seal-blob", "false");
    assertThat(copied("x-ms-blob-sealed")).isEmpty();
    blobs.send("AppendBlock", "/box/copy?comp=appendblock", new byte[3]);
    assertThat(blobs.bytes("/box/copy")).hasSize(20_003).startsWith(content);
  }

  @Test
  void aSnapshotCanBeTheSource() {
    String snapshot =
        blobs
            .send("SnapshotBlob", "/box/source?comp=snapshot")
            .headers()
            .first("x-ms-snapshot")
            .orElseThrow();
    blobs.bench().pass(Duration.ofSeconds(1));
    blobs.send("PutBlob", "/box/source", new byte[1]);
    copy("/box/source?snapshot=" + snapshot);
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
  }

  @Test
  void aCopyIsAWayOutOfTheArchive() {
    blobs.send("SetBlobTier", "/box/source?comp=tier", "x-ms-access-tier", "Archive");
    assertThat(refusal("/box/source")).isEqualTo("409 BlobArchived");
    copy("/box/source", "x-ms-access-tier", "Cool", "x-ms-rehydrate-priority", "High");
    assertThat(copied("x-ms-archive-status")).isEqualTo("rehydrate-pending-to-cool");
    assertThat(blobs.refusal("GetBlob", "/box/copy")).isEqualTo("409 BlobBeingRehydrated");
    blobs.bench().pass(Duration.ofHours(1));
    assertThat(copied("x-ms-access-tier")).isEqualTo("Cool");
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
    assertThat(blobs.header("/box/source", "x-ms-access-tier")).isEqualTo("Archive");
    assertThat(blobs.refusal("CopyBlob", "/box/source", from("/box/copy")))
        .isEqualTo("409 BlobArchived");
  }

  @Test
  void aBlobCanBeCopiedOntoItself() {
    blobs.send("CopyBlob", "/box/source", from("/box/source", "x-ms-meta-new", "yes"));
    assertThat(blobs.bytes("/box/source")).isEqualTo(content);
    assertThat(blobs.header("/box/source", "x-ms-meta-new")).isEqualTo("yes");
  }

  @Test
  void conditionsOfBothSidesHaveTheirOwnErrors() {
    String etag = blobs.header("/box/source", "ETag");
    assertThat(refusal("/box/source", "x-ms-source-if-match", "\"0x1\""))
        .isEqualTo("412 SourceConditionNotMet");
    assertThat(refusal("/box/source", "x-ms-source-if-none-match", etag))
        .isEqualTo("412 SourceConditionNotMet");
    assertThat(refusal("/box/source", "x-ms-source-if-tags", "\"colour\" = 'blue'"))
        .isEqualTo("412 ConditionNotMet");
    copy("/box/source", "x-ms-source-if-tags", "\"colour\" = 'red'");
    assertThat(refusal("/box/source", "If-Match", "\"0x1\""))
        .isEqualTo("412 TargetConditionNotMet");
    assertThat(refusal("/box/source", "If-None-Match", copied("ETag")))
        .isEqualTo("412 TargetConditionNotMet");
    assertThat(refusal("/box/source", "x-ms-if-tags", "\"a\" = 'b'"))
        .isEqualTo("412 ConditionNotMet");
    assertThat(refusal("/box/source", "x-ms-source-if-match", "nonsense"))
        .isEqualTo("412 SourceConditionNotMet");
  }

  @Test
  void theDestinationMustAllowIt() {
    blobs.send("PutAppendBlob", "/box/copy");
    assertThat(refusal("/box/source")).isEqualTo("409 InvalidBlobType");
    blobs.send("PutBlob", "/box/held", new byte[1]);
    blobs.send("AcquireBlobLease", "/box/held?comp=lease", "x-ms-lease-duration", "15");
    assertThat(blobs.refusal("CopyBlob", "/box/held", from("/box/source")))
        .isEqualTo("412 LeaseIdMissing");
    String id = "11111111-1111-1111-1111-111111111111";
    blobs.send("PutBlob", "/box/finite", new byte[1]);
    blobs.send(
        "AcquireBlobLease",
        "/box/finite?comp=lease",
        "x-ms-lease-duration",
        "15",
        "x-ms-proposed-lease-id",
        id);
    assertThat(blobs.refusal("CopyBlob", "/box/finite", from("/box/source", "x-ms-lease-id", id)))
        .isEqualTo("412 InfiniteLeaseDurationRequired");
  }

  @Test
  void whatCannotBeReadIsRefusedAndLeavesNothingBehind() {
    int before = blobs.bench().blobs().content().list(Optional.empty(), 100).size();
    assertThat(refusal("/box/none")).isEqualTo("404 CannotVerifyCopySource");
    assertThat(refusal("/none/source")).isEqualTo("404 CannotVerifyCopySource");
    assertThat(blobs.refusal("CopyBlob", "/box/copy", "x-ms-copy-source", "not a url"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal("/box/source?x=" + "x".repeat(2048))).isEqualTo("400 OutOfRangeInput");
    assertThat(refusal("/box/source", "If-Match", "\"0x1\""))
        .isEqualTo("412 TargetConditionNotMet");
    assertThat(blobs.refusal("CopyBlob", "/none/copy", from("/box/source")))
        .isEqualTo("404 ContainerNotFound");
    assertThat(blobs.bench().blobs().content().list(Optional.empty(), 100)).hasSize(before);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofCopyDestination(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> conditionsOfTheSource() {
    return ConditionCases.ofSource(PROBE, "412 SourceConditionNotMet", "412 SourceConditionNotMet");
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
            NO_BLOB, "202",
            UNCOMMITTED, "202",
            SNAPSHOT, "400 InvalidOperation",
            APPEND_BLOB, "409 InvalidBlobType",
            PAGE_BLOB, "409 InvalidBlobType",
            ARCHIVED, "409 BlobArchived",
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void theTierOfACopyMustHaveRoomForIt() {
    String length = Long.toString(33L << 30);
    blobs.send("PutPageBlob", "/box/disk", "x-ms-blob-content-length", length);
    String[] headers = {"x-ms-copy-source", HERE + "/box/disk", "x-ms-access-tier", "P4"};
    assertThat(blobs.refusal("CopyBlob", "/box/other", headers))
        .isEqualTo("409 BlobTierInadequateForContentLength");
    headers[3] = "P6";
    assertThat(blobs.send("CopyBlob", "/box/other", headers).status()).isEqualTo(202);
    assertThat(blobs.header("/box/other", "x-ms-access-tier")).isEqualTo("P6");
  }
}
