package dev.malachite.blob.page;

import static dev.malachite.blob.TestBlobs.HERE;
import static dev.malachite.blob.TestBlobs.random;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.blob.cases.StateTables;
import dev.malachite.protocol.Reply;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutPageFromUrlTest {
  private static final String URI = "/box/b?comp=page";
  private static final String SOURCE = "x-ms-copy-source";
  private static final String SOURCE_RANGE = "x-ms-source-range";
  private static final Probe BARE =
      Probe.of("PutPageFromUrl", URI, Given::pageBlobAndSource, "x-ms-range", "bytes=512-1023");
  private static final Probe FROM = BARE.with(SOURCE, HERE + "/box/source");
  private static final Probe PROBE = FROM.with(SOURCE_RANGE, "bytes=0-511");

  @Test
  void pagesComeFromAUrl() {
    TestBlobs blobs = new TestBlobs();
    Given.pageBlob(blobs);
    byte[] bytes = random(2000, 3);
    blobs.send("PutBlob", "/box/source", bytes);
    Reply reply =
        blobs.send(
            "PutPageFromUrl",
            URI,
            "x-ms-range",
            "bytes=512-1535",
            SOURCE,
            HERE + "/box/source",
            SOURCE_RANGE,
            "bytes=100-1123");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("x-ms-content-crc64")).isPresent();
    assertThat(reply.headers().first("x-ms-blob-sequence-number")).contains("7");
    assertThat(Arrays.copyOfRange(blobs.bytes("/box/b"), 512, 1536))
        .isEqualTo(Arrays.copyOfRange(bytes, 100, 1124));
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofChangedTarget(PROBE);
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
    return StateTables.ofPages(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> sequenceNumbers() {
    return SequenceCases.of(PROBE);
  }

  @Test
  void badInputIsRefused() {
    assertThat(FROM.outcome()).isEqualTo("400 MissingRequiredHeader");
    assertThat(FROM.outcome(SOURCE_RANGE, "bytes=0-1023")).isEqualTo("400 InvalidHeaderValue");
    assertThat(BARE.outcome(SOURCE, HERE + "/box/none", SOURCE_RANGE, "bytes=0-511"))
        .isEqualTo("404 CannotVerifyCopySource");
    assertThat(BARE.outcome(SOURCE, "ftp://x/y", SOURCE_RANGE, "bytes=0-511"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(PROBE.outcome("x-ms-source-content-md5", "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
  }
}
