package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.HERE;
import static dev.malachite.blob.TestBlobs.random;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Copy Blob From URL, Put Blob From URL and Put Block From URL. */
class FromUrlTest {
  private static final String WRONG_MD5 = "AAAAAAAAAAAAAAAAAAAAAA==";

  private final TestBlobs blobs = new TestBlobs();
  private final byte[] content = random(50_000, 7);

  @BeforeEach
  void create() {
    blobs.send(
        "PutBlob",
        "/box/source",
        content,
        "x-ms-blob-content-type",
        "text/plain",
        "x-ms-meta-one",
        "1",
        "x-ms-tags",
        "colour=red");
  }

  private static String[] from(String path, String... headers) {
    return Stream.concat(Stream.of("x-ms-copy-source", HERE + path), Stream.of(headers))
        .toArray(String[]::new);
  }

  private Reply send(String operation, String path, String... headers) {
    return blobs.send(operation, "/box/copy", from(path, headers));
  }

  private String refusal(String operation, String path, String... headers) {
    return blobs.refusal(operation, "/box/copy", from(path, headers));
  }

  @Test
  void aSynchronousCopyIsThereWhenItIsAnswered() {
    Reply reply = send("CopyBlobFromUrl", "/box/source", "x-ms-requires-sync", "true");
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-copy-status")).contains("success");
    assertThat(reply.headers().first("x-ms-copy-id")).isPresent();
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
    assertThat(blobs.header("/box/copy", "x-ms-meta-one")).isEqualTo("1");
  }

  @Test
  void aSynchronousCopyIsVerified() {
    String md5 = blobs.header("/box/source", "Content-MD5");
    assertThat(refusal("CopyBlobFromUrl", "/box/source", "x-ms-source-content-md5", WRONG_MD5))
        .isEqualTo("400 Md5Mismatch");
    assertThat(
            send("CopyBlobFromUrl", "/box/source", "x-ms-source-content-md5", md5)
                .headers()
                .first("Content-MD5"))
        .contains(md5);
    assertThat(refusal("CopyBlobFromUrl", "/box/source", "x-ms-source-if-match", "\"0x1\""))
        .isEqualTo("412 CannotVerifyCopySource");
    assertThat(refusal("CopyBlobFromUrl", "/box/source", "If-None-Match", "*"))
        .isEqualTo("409 BlobAlreadyExists");
    assertThat(refusal("CopyBlobFromUrl", "/box/none")).isEqualTo("404 CannotVerifyCopySource");
    blobs.send("PutAppendBlob", "/box/log");
    assertThat(refusal("CopyBlobFromUrl", "/box/log")).isEqualTo("409 InvalidSourceBlobType");
  }

  @Test
  void aBlobFromAUrlHasTheBytesAndProperties() {
    Reply reply = send("PutBlobFromUrl", "/box/source");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("Content-MD5"))
        .contains(blobs.header("/box/source", "Content-MD5"));
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
    assertThat(blobs.header("/box/copy", "Content-Type")).isEqualTo("text/plain");
    assertThat(blobs.header("/box/copy", "x-ms-copy-id")).isEmpty();
    assertThat(blobs.header("/box/copy", "x-ms-tag-count")).isEmpty();
  }

  @Test
  void aBlobFromAUrlCanHavePropertiesOfItsOwn() {
    send("PutBlobFromUrl", "/box/source", "x-ms-blob-content-type", "text/html");
    assertThat(blobs.header("/box/copy", "Content-Type")).isEqualTo("text/html");
    send("PutBlobFromUrl", "/box/source", "x-ms-copy-source-blob-properties", "false");
    assertThat(blobs.header("/box/copy", "Content-Type")).isEqualTo("application/octet-stream");
    send("PutBlobFromUrl", "/box/source", "x-ms-copy-source-tag-option", "COPY");
    assertThat(blobs.header("/box/copy", "x-ms-tag-count")).isEqualTo("1");
  }

  @Test
  void aBlobOfAnyTypeBecomesABlockBlob() {
    blobs.send("PutAppendBlob", "/box/log");
    blobs.send("AppendBlock", "/box/log?comp=appendblock", content);
    send("PutBlobFromUrl", "/box/log");
    assertThat(blobs.header("/box/copy", "x-ms-blob-type")).isEqualTo("BlockBlob");
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
  }

  @Test
  void aBlobFromAUrlIsRefusedLikeItsSource() {
    assertThat(refusal("PutBlobFromUrl", "/box/source", "x-ms-source-content-md5", WRONG_MD5))
        .isEqualTo("400 Md5Mismatch");
    assertThat(
            refusal(
                "PutBlobFromUrl",
                "/box/source",
                "x-ms-source-if-none-match",
                blobs.header("/box/source", "ETag")))
        .isEqualTo("304 CannotVerifyCopySource");
    assertThat(
            refusal("PutBlobFromUrl", "/box/source", "x-ms-source-if-tags", "\"colour\" = 'blue'"))
        .isEqualTo("412 CannotVerifyCopySource");
    assertThat(refusal("PutBlobFromUrl", "/box/none")).isEqualTo("404 CannotVerifyCopySource");
    send("PutBlobFromUrl", "/box/source");
    assertThat(refusal("PutBlobFromUrl", "/box/source", "If-None-Match", "*"))
        .isEqualTo("409 BlobAlreadyExists");
  }

  @Test
  void blocksComeFromUrls() {
    String block = "/box/copy?comp=block&blockid=";
    Reply reply = blobs.send("PutBlockFromUrl", block + "AAAA", from("/box/source"));
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("x-ms-content-crc64")).isPresent();
    blobs.send(
        "PutBlockFromUrl", block + "AAAB", from("/box/source", "x-ms-source-range", "bytes=10-19"));
    byte[] list =
        "<BlockList><Latest>AAAB</Latest><Latest>AAAA</Latest></BlockList>"
            .getBytes(StandardCharsets.UTF_8);
    blobs.send("PutBlockList", "/box/copy?comp=blocklist", list);
    byte[] bytes = blobs.bytes("/box/copy");
    assertThat(bytes).hasSize(50_010).startsWith(Arrays.copyOfRange(content, 10, 20));
    assertThat(blobs.refusal("PutBlockFromUrl", block + "AAAA", from("/box/none")))
        .isEqualTo("404 CannotVerifyCopySource");
    assertThat(
            blobs.refusal(
                "PutBlockFromUrl",
                block + "AAAA",
                from("/box/source", "x-ms-source-content-md5", WRONG_MD5)))
        .isEqualTo("400 Md5Mismatch");
    assertThat(blobs.refusal("PutBlockFromUrl", "/box/copy?comp=block", from("/box/source")))
        .isEqualTo("400 MissingRequiredQueryParameter");
  }
}
