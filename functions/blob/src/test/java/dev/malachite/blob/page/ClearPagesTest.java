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
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ClearPagesTest {
  private static final String URI = "/box/b?comp=page";
  private static final Probe BARE = Probe.of("ClearPages", URI, Given::pageBlob);
  private static final Probe PROBE = BARE.with("x-ms-range", "bytes=512-1023");

  @Test
  void clearedPagesAreZeroAndNotListed() {
    TestBlobs blobs = new TestBlobs();
    Given.pageBlob(blobs);
    blobs.send("PutPage", URI, random(4096, 2), "x-ms-range", "bytes=0-4095");
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = blobs.send("ClearPages", URI, "x-ms-range", "bytes=512-1023");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("x-ms-blob-sequence-number")).contains("7");
    assertThat(reply.headers().first("ETag")).isPresent().get().isNotEqualTo(etag);
    assertThat(Arrays.copyOfRange(blobs.bytes("/box/b"), 512, 1024)).containsOnly(0);
    assertThat(TestBlobs.text(blobs.send("GetPageRanges", "/box/b?comp=pagelist")))
        .contains(
            "<PageRange><Start>0</Start><End>511</End></PageRange>"
                + "<PageRange><Start>1024</Start><End>4095</End></PageRange>");
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
  void rangesMustBeAlignedAndInside() {
    assertThat(BARE.outcome()).isEqualTo("400 MissingRequiredHeader");
    assertThat(PROBE.body(new byte[512]).outcome()).isEqualTo("400 InvalidHeaderValue");
    assertThat(BARE.outcome("x-ms-range", "bytes=0-100")).isEqualTo("416 InvalidPageRange");
    assertThat(BARE.outcome("x-ms-range", "bytes=4096-8191")).isEqualTo("416 InvalidPageRange");
    assertThat(BARE.outcome("x-ms-range", "pages=0-511")).isEqualTo("400 InvalidHeaderValue");
  }
}
