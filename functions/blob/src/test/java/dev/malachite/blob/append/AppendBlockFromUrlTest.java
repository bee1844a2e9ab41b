package dev.malachite.blob.append;

import static dev.malachite.blob.TestBlobs.HERE;
import static dev.malachite.blob.cases.BlobState.BLOCK_BLOB;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class AppendBlockFromUrlTest {
  private static final Probe PROBE =
      Probe.of(
          "AppendBlockFromUrl",
          "/box/b?comp=appendblock",
          Given::appendBlobAndSource,
          "x-ms-copy-source",
          HERE + "/box/source");
  private static final String URI = "/box/a?comp=appendblock";

  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void create() {
    blobs.send("PutAppendBlob", "/box/a", "x-ms-blob-type", "AppendBlob");
    blobs.send("PutBlob", "/box/source", "0123456789".getBytes(StandardCharsets.UTF_8));
  }

  private static String[] from(String path, String... headers) {
    return Stream.concat(Stream.of("x-ms-copy-source", HERE + path), Stream.of(headers))
        .toArray(String[]::new);
  }

  private String refusal(String path, String... headers) {
    return blobs.refusal("AppendBlockFromUrl", URI, from(path, headers));
  }

  @Test
  void theSourceOrAPartOfItIsAppended() {
    Reply reply = blobs.send("AppendBlockFromUrl", URI, from("/box/source"));
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("x-ms-content-crc64")).isPresent();
    blobs.send("AppendBlockFromUrl", URI, from("/box/source", "x-ms-source-range", "bytes=3-5"));
    assertThat(blobs.bytes("/box/a")).asString().isEqualTo("0123456789345");
  }

  @Test
  void whatTheSourceRefusesIsToldWithItsStatus() {
    assertThat(refusal("/box/none")).isEqualTo("404 CannotVerifyCopySource");
    assertThat(refusal("/box/source", "x-ms-source-if-match", "\"0x1\""))
        .isEqualTo("412 CannotVerifyCopySource");
    assertThat(
            refusal(
                "/box/source", "x-ms-source-if-none-match", blobs.header("/box/source", "ETag")))
        .isEqualTo("304 CannotVerifyCopySource");
    assertThat(
            refusal(
                "/box/source", "x-ms-source-if-unmodified-since", "Mon, 01 Jan 2001 00:00:00 GMT"))
        .isEqualTo("412 CannotVerifyCopySource");
    assertThat(
            refusal(
                "/box/source", "x-ms-source-if-modified-since", "Fri, 01 Jan 2049 00:00:00 GMT"))
        .isEqualTo("304 CannotVerifyCopySource");
    assertThat(blobs.bytes("/box/a")).isEmpty();
  }

  @Test
  void theDigestOfTheSourceIsVerified() {
    assertThat(refusal("/box/source", "x-ms-source-content-md5", "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
    String md5 = "eB5eJF1ptWaXm4bijSPyxw==";
    Reply reply =
        blobs.send("AppendBlockFromUrl", URI, from("/box/source", "x-ms-source-content-md5", md5));
    assertThat(reply.headers().first("Content-MD5")).contains(md5);
  }

  @Test
  void theConditionsOfAnAppendHold() {
    assertThat(refusal("/box/source", "x-ms-blob-condition-appendpos", "1"))
        .isEqualTo("412 AppendPositionConditionNotMet");
    assertThat(refusal("/box/source", "x-ms-blob-condition-maxsize", "9"))
        .isEqualTo("412 MaxBlobSizeConditionNotMet");
    assertThat(refusal("/box/source", "If-Match", "\"0x1\"")).isEqualTo("412 ConditionNotMet");
  }

  @Test
  void aUrlMustBeOne() {
    assertThat(blobs.refusal("AppendBlockFromUrl", URI, "x-ms-copy-source", "ftp://x/y"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("AppendBlockFromUrl", URI, "x-ms-copy-source", "/box/source"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal("/box/source", "x-ms-source-range", "bytes=5-3"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal("/box/source", "x-ms-source-range", "bytes=50-60"))
        .isEqualTo("416 CannotVerifyCopySource");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> conditionsOfTheSource() {
    return ConditionCases.ofSource(
        PROBE, "412 CannotVerifyCopySource", "304 CannotVerifyCopySource");
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
            SNAPSHOT, "400 InvalidOperation",
            BLOCK_BLOB, "409 InvalidBlobType",
            PAGE_BLOB, "409 InvalidBlobType",
            HELD, "409 BlobImmutableDueToLegalHold"));
  }
}
