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
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class CopyBlobFromUrlTest {
  private static final String SOURCE = "x-ms-copy-source";
  private static final Probe BARE =
      Probe.of(
          "CopyBlobFromUrl", "/box/b", Given::blockBlobAndSource, "x-ms-requires-sync", "true");
  private static final Probe PROBE = BARE.with(SOURCE, HERE + "/box/source");

  @Test
  void itIsThereWhenItIsAnswered() {
    TestBlobs blobs = new TestBlobs();
    byte[] content = random(50_000, 7);
    blobs.send("PutBlob", "/box/source", content, "x-ms-meta-one", "1");
    String md5 = blobs.header("/box/source", "Content-MD5");
    Reply reply =
        blobs.send(
            "CopyBlobFromUrl",
            "/box/copy",
            "x-ms-requires-sync",
            "true",
            SOURCE,
            HERE + "/box/source",
            "x-ms-source-content-md5",
            md5);
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-copy-status")).contains("success");
    assertThat(reply.headers().first("x-ms-copy-id")).isPresent();
    assertThat(reply.headers().first("Content-MD5")).contains(md5);
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
    assertThat(blobs.header("/box/copy", "x-ms-meta-one")).isEqualTo("1");
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
    Probe log =
        BARE.given(blobs -> Given.appendBlob(blobs, "/box/log")).with(SOURCE, HERE + "/box/log");
    assertThat(log.outcome()).isEqualTo("409 InvalidSourceBlobType");
  }
}
