package dev.malachite.blob.copy;

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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutBlobFromUrlTest {
  private static final String SOURCE = "x-ms-copy-source";
  private static final Probe BARE = Probe.of("PutBlobFromUrl", "/box/b", Given::blockBlobAndSource);
  private static final Probe PROBE = BARE.with(SOURCE, HERE + "/box/source");
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

  private Reply put(String path, String... headers) {
    String[] all =
        Stream.concat(Stream.of(SOURCE, HERE + path), Stream.of(headers)).toArray(String[]::new);
    return blobs.send("PutBlobFromUrl", "/box/copy", all);
  }

  @Test
  void itHasTheBytesAndProperties() {
    Reply reply = put("/box/source");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("Content-MD5"))
        .contains(blobs.header("/box/source", "Content-MD5"));
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
    assertThat(blobs.header("/box/copy", "Content-Type")).isEqualTo("text/plain");
    assertThat(blobs.header("/box/copy", "x-ms-copy-id")).isEmpty();
    assertThat(blobs.header("/box/copy", "x-ms-tag-count")).isEmpty();
  }

  @Test
  void itCanHavePropertiesOfItsOwn() {
    put("/box/source", "x-ms-blob-content-type", "text/html");
    assertThat(blobs.header("/box/copy", "Content-Type")).isEqualTo("text/html");
    put("/box/source", "x-ms-copy-source-blob-properties", "false");
    assertThat(blobs.header("/box/copy", "Content-Type")).isEqualTo("application/octet-stream");
    put("/box/source", "x-ms-copy-source-tag-option", "COPY");
    assertThat(blobs.header("/box/copy", "x-ms-tag-count")).isEqualTo("1");
  }

  @Test
  void aBlobOfAnyTypeBecomesABlockBlob() {
    blobs.send("PutAppendBlob", "/box/log");
    blobs.send("AppendBlock", "/box/log?comp=appendblock", content);
    put("/box/log");
    assertThat(blobs.header("/box/copy", "x-ms-blob-type")).isEqualTo("BlockBlob");
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofTarget(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> conditionsOfTheSource() {
    return ConditionCases.ofSource(
        PROBE, "412 CannotVerifyCopySource", "304 CannotVerifyCopySource");
  }

  @Test
  void tagsOfTheSourceCanBeACondition() {
    String tags = "x-ms-source-if-tags";
    assertThat(PROBE.outcome(tags, "colour = 'red'")).isEqualTo("201");
    assertThat(PROBE.outcome(tags, "colour = 'blue'")).isEqualTo("412 CannotVerifyCopySource");
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return StateTables.ofNewBlockBlob(PROBE);
  }

  @Test
  void badSourcesAreRefused() {
    assertThat(BARE.outcome(SOURCE, HERE + "/box/none")).isEqualTo("404 CannotVerifyCopySource");
    assertThat(BARE.outcome(SOURCE, "not a url")).isEqualTo("400 InvalidHeaderValue");
    assertThat(PROBE.outcome("x-ms-source-content-md5", "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
    assertThat(PROBE.outcome("x-ms-copy-source-tag-option", "BOTH"))
        .isEqualTo("400 InvalidHeaderValue");
  }
}
