package dev.malachite.blob.append;

import static dev.malachite.blob.cases.BlobState.BLOCK_BLOB;
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
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Decision;
import dev.malachite.store.Meter;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class AppendBlockTest {
  private static final Probe PROBE =
      Probe.of("AppendBlock", "/box/b?comp=appendblock", Given::appendBlob).body("x");
  private static final String LEASE = "11111111-1111-1111-1111-111111111111";
  private static final String OTHER = "22222222-2222-2222-2222-222222222222";

  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void create() {
    blobs.send("PutAppendBlob", "/box/a", "x-ms-blob-type", "AppendBlob");
  }

  private Reply append(String text, String... headers) {
    return blobs.send("AppendBlock", "/box/a?comp=appendblock", bytes(text), headers);
  }

  private String refusal(String text, String... headers) {
    return blobs.refusal("AppendBlock", "/box/a?comp=appendblock", bytes(text), headers);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String header(Reply reply, String name) {
    return reply.headers().first(name).orElse("");
  }

  @Test
  void blocksFollowEachOther() {
    Reply first = append("one");
    Reply second = append("three");
    assertThat(first.status()).isEqualTo(201);
    assertThat(header(first, "x-ms-blob-append-offset")).isEqualTo("0");
    assertThat(header(first, "x-ms-blob-committed-block-count")).isEqualTo("1");
    assertThat(header(first, "x-ms-content-crc64")).isNotEmpty();
    assertThat(header(second, "x-ms-blob-append-offset")).isEqualTo("3");
    assertThat(header(second, "x-ms-blob-committed-block-count")).isEqualTo("2");
    assertThat(header(second, "ETag")).isNotEqualTo(header(first, "ETag"));
    assertThat(blobs.bytes("/box/a")).asString().isEqualTo("onethree");
  }

  @Test
  void manyBlocksAreReadBackInOrderAndInParts() throws Exception {
    ByteArrayOutputStream expected = new ByteArrayOutputStream();
    for (int i = 0; i < 200; i++) {
      append("block " + i + ";");
      expected.write(bytes("block " + i + ";"));
    }
    assertThat(blobs.bytes("/box/a")).isEqualTo(expected.toByteArray());
    byte[] part = TestBlobs.read(blobs.send("GetBlob", "/box/a", "x-ms-range", "bytes=700-1200"));
    assertThat(part)
        .asString()
        .isEqualTo(expected.toString(StandardCharsets.UTF_8).substring(700, 1201));
    assertThat(blobs.header("/box/a", "x-ms-blob-committed-block-count")).isEqualTo("200");
  }

  @Test
  void aReaderKeepsTheVersionItOpened() {
    for (int i = 0; i < 10; i++) {
      append("0123456789");
    }
    Reply opened = blobs.send("GetBlob", "/box/a");
    for (int i = 0; i < 30; i++) {
      append("abc");
    }
    assertThat(TestBlobs.text(opened)).isEqualTo("0123456789".repeat(10));
  }

  @Test
  void thePositionMustBeTheEnd() {
    append("12345");
    assertThat(refusal("x", "x-ms-blob-condition-appendpos", "4"))
        .isEqualTo("412 AppendPositionConditionNotMet");
    assertThat(append("6", "x-ms-blob-condition-appendpos", "5").status()).isEqualTo(201);
    assertThat(refusal("x", "x-ms-blob-condition-appendpos", "five"))
        .isEqualTo("400 InvalidHeaderValue");
  }

  @Test
  void theBlobMayNotGrowBeyondTheGivenSize() {
    append("12345");
    assertThat(refusal("67", "x-ms-blob-condition-maxsize", "6"))
        .isEqualTo("412 MaxBlobSizeConditionNotMet");
    assertThat(append("6", "x-ms-blob-condition-maxsize", "6").status()).isEqualTo(201);
    assertThat(refusal("7", "x-ms-blob-condition-maxsize", "3"))
        .isEqualTo("412 MaxBlobSizeConditionNotMet");
  }

  @Test
  void whatIsMissingOrOfAnotherTypeOrSealedIsRefused() {
    blobs.send("PutBlob", "/box/block", bytes("x"), "x-ms-blob-type", "BlockBlob");
    assertThat(blobs.refusal("AppendBlock", "/box/none?comp=appendblock", bytes("x")))
        .isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("AppendBlock", "/none/a?comp=appendblock", bytes("x")))
        .isEqualTo("404 ContainerNotFound");
    assertThat(blobs.refusal("AppendBlock", "/box/block?comp=appendblock", bytes("x")))
        .isEqualTo("409 InvalidBlobType");
    blobs.send("SealAppendBlob", "/box/a?comp=seal");
    assertThat(refusal("x")).isEqualTo("409 BlobIsSealed");
  }

  @Test
  void aBlockHasALengthThatDependsOnTheVersion() {
    byte[] large = new byte[4 * 1024 * 1024 + 1];
    assertThat(
            blobs.refusal(
                "AppendBlock", "/box/a?comp=appendblock", large, "x-ms-version", "2021-12-02"))
        .isEqualTo("413 RequestBodyTooLarge");
    assertThat(
            blobs
                .send("AppendBlock", "/box/a?comp=appendblock", large, "x-ms-version", "2022-11-02")
                .status())
        .isEqualTo(201);
    assertThat(refusal("")).isEqualTo("400 InvalidHeaderValue");
  }

  @Test
  void digestsAreVerified() {
    assertThat(refusal("x", "Content-MD5", "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
    assertThat(refusal("x", "Content-MD5", "nonsense")).isEqualTo("400 InvalidMd5");
    assertThat(refusal("x", "x-ms-content-crc64", "AAAAAAAAAAA=")).isEqualTo("400 Crc64Mismatch");
    assertThat(
            refusal(
                "x",
                "Content-MD5",
                "AAAAAAAAAAAAAAAAAAAAAA==",
                "x-ms-content-crc64",
                "AAAAAAAAAAA="))
        .isEqualTo("400 BothCrc64AndMd5HeaderPresent");
    assertThat(blobs.bytes("/box/a")).isEmpty();
    assertThat(blobs.bench().blobs().content().list(Optional.empty(), 10)).isEmpty();
  }

  @Test
  void thereAreAtMostFiftyThousandBlocks() {
    blobs
        .bench()
        .blobs()
        .transactions()
        .run(
            BlobWrite.plan(blobs.bench().blobs(), blobs.bench().call("/box/a", new byte[0])),
            view -> {
              BlobWrite write =
                  BlobWrite.of(
                      blobs.bench().blobs(), blobs.bench().call("/box/a", new byte[0]), view);
              Blob full =
                  write
                      .current()
                      .orElseThrow()
                      .edit()
                      .bytes(new BlobBytes.Segmented("layout", 50_000, 50_000, List.of()))
                      .build();
              return Decision.of(true).put(write.key(), BlobCodec.encode(full));
            });
    assertThat(refusal("x")).isEqualTo("409 BlockCountExceedsLimit");
  }

  @Test
  void anAppendIsOneReadAndOneConditionalWrite() {
    append("first");
    Meter cost = blobs.bench().cost(() -> append("second"));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(1);
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
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "400 InvalidOperation",
            BLOCK_BLOB, "409 InvalidBlobType",
            PAGE_BLOB, "409 InvalidBlobType",
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy",
            COPY_PENDING, "409 PendingCopyOperation"));
  }
}
