package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.HERE;
import static dev.malachite.blob.TestBlobs.random;
import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
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
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutBlockFromUrlTest {
  private static final String BLOCK = "/box/b?comp=block&blockid=";
  private static final String SOURCE = "x-ms-copy-source";
  private static final Probe BARE =
      Probe.of("PutBlockFromUrl", BLOCK + "AAAA", Given::blockBlobAndSource);
  private static final Probe PROBE = BARE.with(SOURCE, HERE + "/box/source");

  @Test
  void blocksComeFromUrls() {
    TestBlobs blobs = new TestBlobs();
    byte[] content = random(50_000, 7);
    blobs.send("PutBlob", "/box/source", content);
    String source = HERE + "/box/source";
    Reply reply = blobs.send("PutBlockFromUrl", BLOCK + "AAAA", SOURCE, source);
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("x-ms-content-crc64")).isPresent();
    assertThat(reply.headers().has("ETag")).isFalse();
    blobs.send(
        "PutBlockFromUrl", BLOCK + "AAAB", SOURCE, source, "x-ms-source-range", "bytes=10-19");
    byte[] list =
        "<BlockList><Latest>AAAB</Latest><Latest>AAAA</Latest></BlockList>".getBytes(UTF_8);
    blobs.send("PutBlockList", "/box/b?comp=blocklist", list);
    assertThat(blobs.bytes("/box/b"))
        .hasSize(50_010)
        .startsWith(Arrays.copyOfRange(content, 10, 20))
        .endsWith(content);
  }

  @TestFactory
  Stream<DynamicTest> conditionsOfTheSource() {
    return ConditionCases.ofSource(
        PROBE, "412 CannotVerifyCopySource", "304 CannotVerifyCopySource");
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
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void badInputIsRefused() {
    assertThat(BARE.outcome(SOURCE, HERE + "/box/none")).isEqualTo("404 CannotVerifyCopySource");
    assertThat(PROBE.outcome("x-ms-source-content-md5", "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
    assertThat(PROBE.outcome("x-ms-source-range", "bytes=5-3")).isEqualTo("400 InvalidHeaderValue");
    assertThat(PROBE.at("/box/b?comp=block").outcome())
        .isEqualTo("400 MissingRequiredQueryParameter");
    assertThat(PROBE.at(BLOCK + "!!").outcome()).isEqualTo("400 InvalidBlockId");
    assertThat(
            PROBE
                .given(blobs -> {
                  Given.blockBlobAndSource(blobs);
                  blobs.send("PutBlock", BLOCK + "AAAAAAAA", new byte[1]);
                })
                .outcome())
        .isEqualTo("400 InvalidBlobOrBlock");
  }
}
