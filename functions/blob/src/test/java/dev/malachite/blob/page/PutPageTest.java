package dev.malachite.blob.page;

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
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutPageTest {
  private static final Probe PROBE =
      Probe.of("PutPage", "/box/b?comp=page", Given::pageBlob, "x-ms-range", "bytes=0-511")
          .body(new byte[512]);
  private static final String URI = "/box/p?comp=page";
  private static final String LEASE = "11111111-1111-1111-1111-111111111111";

  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void create() {
    blobs.send(
        "PutPageBlob",
        "/box/p",
        "x-ms-blob-content-length",
        "4096",
        "x-ms-blob-sequence-number",
        "7");
  }

  private String refusal(int length, String range, String... headers) {
    String[] all = Arrays.copyOf(headers, headers.length + 2);
    all[headers.length] = "x-ms-range";
    all[headers.length + 1] = range;
    return blobs.refusal("PutPage", URI, new byte[length], all);
  }

  @Test
  void pagesAreWrittenWhereTheRangeSays() {
    byte[] page = random(512, 1);
    String before = blobs.header("/box/p", "ETag");
    Reply reply = blobs.send("PutPage", URI, page, "Range", "bytes=1024-1535");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("x-ms-blob-sequence-number")).contains("7");
    assertThat(reply.headers().first("x-ms-content-crc64")).isPresent();
    assertThat(blobs.header("/box/p", "ETag")).isNotEqualTo(before);
    byte[] expected = new byte[4096];
    System.arraycopy(page, 0, expected, 1024, 512);
    assertThat(blobs.bytes("/box/p")).isEqualTo(expected);
  }

  @Test
  void rangesMustBeAlignedAndInside() {
    assertThat(refusal(512, "bytes=1-512")).isEqualTo("416 InvalidPageRange");
    assertThat(refusal(511, "bytes=0-510")).isEqualTo("416 InvalidPageRange");
    assertThat(refusal(512, "bytes=4096-4607")).isEqualTo("416 InvalidPageRange");
    assertThat(refusal(512, "pages=0-511")).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(512, "bytes=0-")).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(1024, "bytes=0-511")).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(4194816, "bytes=0-4194815")).isEqualTo("413 RequestBodyTooLarge");
    assertThat(blobs.refusal("PutPage", URI, new byte[512])).isEqualTo("400 MissingRequiredHeader");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE);
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
  void digestsAreVerifiedAndNothingIsLeftBehind() {
    assertThat(refusal(512, "bytes=0-511", "Content-MD5", "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
    assertThat(refusal(512, "bytes=0-511", "x-ms-content-crc64", "AAAAAAAAAAA="))
        .isEqualTo("400 Crc64Mismatch");
    assertThat(refusal(512, "bytes=0-511", "x-ms-lease-id", LEASE))
        .isEqualTo("412 LeaseNotPresentWithBlobOperation");
    assertThat(blobs.bench().blobs().content().list(Optional.empty(), 1)).isEmpty();
  }
}
