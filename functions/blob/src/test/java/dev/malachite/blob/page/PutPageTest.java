package dev.malachite.blob.page;

import static dev.malachite.blob.TestBlobs.random;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PutPageTest {
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

  @Test
  void theSequenceNumberCanBeACondition() {
    assertThat(refusal(512, "bytes=0-511", "x-ms-if-sequence-number-le", "6"))
        .isEqualTo("412 SequenceNumberConditionNotMet");
    assertThat(refusal(512, "bytes=0-511", "x-ms-if-sequence-number-lt", "7"))
        .isEqualTo("412 SequenceNumberConditionNotMet");
    assertThat(refusal(512, "bytes=0-511", "x-ms-if-sequence-number-eq", "8"))
        .isEqualTo("412 SequenceNumberConditionNotMet");
    assertThat(
            blobs
                .send(
                    "PutPage",
                    URI,
                    new byte[512],
                    "x-ms-range",
                    "bytes=0-511",
                    "x-ms-if-sequence-number-le",
                    "7",
                    "x-ms-if-sequence-number-lt",
                    "8",
                    "x-ms-if-sequence-number-eq",
                    "7")
                .status())
        .isEqualTo(201);
  }

  @Test
  void conditionsLeasesAndDigestsAreHonoured() {
    assertThat(refusal(512, "bytes=0-511", "If-Match", "\"0x1\"")).isEqualTo("412 ConditionNotMet");
    assertThat(refusal(512, "bytes=0-511", "x-ms-if-tags", "\"a\" = 'b'"))
        .isEqualTo("412 ConditionNotMet");
    assertThat(refusal(512, "bytes=0-511", "Content-MD5", "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
    assertThat(refusal(512, "bytes=0-511", "x-ms-lease-id", LEASE))
        .isEqualTo("412 LeaseNotPresentWithBlobOperation");
    blobs.send("AcquireBlobLease", "/box/p?comp=lease", "x-ms-lease-duration", "-1");
    assertThat(refusal(512, "bytes=0-511")).isEqualTo("412 LeaseIdMissing");
    assertThat(refusal(512, "bytes=0-511", "x-ms-lease-id", LEASE))
        .isEqualTo("412 LeaseIdMismatchWithBlobOperation");
    assertThat(blobs.bench().blobs().content().list(Optional.empty(), 1)).isEmpty();
  }

  @Test
  void otherBlobsAreRefused() {
    blobs.send("PutBlob", "/box/block", new byte[1], "x-ms-blob-type", "BlockBlob");
    assertThat(
            blobs.refusal(
                "PutPage", "/box/block?comp=page", new byte[512], "x-ms-range", "bytes=0-511"))
        .isEqualTo("409 InvalidBlobType");
    assertThat(
            blobs.refusal(
                "PutPage", "/box/none?comp=page", new byte[512], "x-ms-range", "bytes=0-511"))
        .isEqualTo("404 BlobNotFound");
  }

  @Test
  void clearedPagesAreZeroAndNotListed() {
    blobs.send("PutPage", URI, random(4096, 2), "x-ms-range", "bytes=0-4095");
    Reply reply = blobs.send("ClearPages", URI, "x-ms-range", "bytes=512-1023");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(Arrays.copyOfRange(blobs.bytes("/box/p"), 512, 1024)).containsOnly(0);
    assertThat(TestBlobs.text(blobs.send("GetPageRanges", "/box/p?comp=pagelist")))
        .contains(
            "<PageRange><Start>0</Start><End>511</End></PageRange>"
                + "<PageRange><Start>1024</Start><End>4095</End></PageRange>");
    assertThat(blobs.refusal("ClearPages", URI, new byte[512], "x-ms-range", "bytes=0-511"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("ClearPages", URI, "x-ms-range", "bytes=0-100"))
        .isEqualTo("416 InvalidPageRange");
    assertThat(blobs.refusal("ClearPages", URI, "x-ms-range", "bytes=4096-8191"))
        .isEqualTo("416 InvalidPageRange");
  }

  @Test
  void creationChecksTheSize() {
    assertThat(blobs.refusal("PutPageBlob", "/box/q")).isEqualTo("400 MissingRequiredHeader");
    for (String size : new String[] {"511", "-512", "8796093022720", "x"}) {
      assertThat(blobs.refusal("PutPageBlob", "/box/q", "x-ms-blob-content-length", size))
          .as(size)
          .isEqualTo("400 InvalidHeaderValue");
    }
    assertThat(
            blobs.refusal(
                "PutPageBlob",
                "/box/q",
                "x-ms-blob-content-length",
                "512",
                "x-ms-blob-sequence-number",
                "-1"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(
            blobs.refusal(
                "PutPageBlob", "/box/p", "x-ms-blob-content-length", "512", "If-None-Match", "*"))
        .isEqualTo("409 BlobAlreadyExists");
  }

  @Test
  void pagesComeFromAUrl() {
    byte[] bytes = random(2000, 3);
    blobs.send("PutBlob", "/box/source", bytes, "x-ms-blob-type", "BlockBlob");
    String source = TestBlobs.HERE + "/box/source";
    Reply reply =
        blobs.send(
            "PutPageFromUrl",
            URI,
            "x-ms-range",
            "bytes=512-1535",
            "x-ms-copy-source",
            source,
            "x-ms-source-range",
            "bytes=100-1123");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(Arrays.copyOfRange(blobs.bytes("/box/p"), 512, 1536))
        .isEqualTo(Arrays.copyOfRange(bytes, 100, 1124));
    assertThat(
            blobs.refusal(
                "PutPageFromUrl", URI, "x-ms-range", "bytes=0-511", "x-ms-copy-source", source))
        .isEqualTo("400 MissingRequiredHeader");
    assertThat(
            blobs.refusal(
                "PutPageFromUrl",
                URI,
                "x-ms-range",
                "bytes=0-511",
                "x-ms-copy-source",
                source,
                "x-ms-source-range",
                "bytes=0-1023"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(
            blobs.refusal(
                "PutPageFromUrl",
                URI,
                "x-ms-range",
                "bytes=0-511",
                "x-ms-copy-source",
                TestBlobs.HERE + "/box/none",
                "x-ms-source-range",
                "bytes=0-511"))
        .isEqualTo("404 CannotVerifyCopySource");
  }
}
