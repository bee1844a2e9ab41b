package dev.malachite.blob.tag;

import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GetBlobTagsTest {
  private static final String URI = "/box/b?comp=tags";
  private static final Probe PROBE = Probe.of("GetBlobTags", URI, Given::blockBlob);

  @Test
  void theyAreToldAsTheyWereGiven() {
    TestBlobs blobs = new TestBlobs();
    blobs.send("PutBlob", "/box/b", new byte[1], "x-ms-tags", "a=1&b=2");
    Reply reply = blobs.send("GetBlobTags", URI);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Content-Type")).contains("application/xml");
    assertThat(TestBlobs.text(reply))
        .endsWith(
            "<Tags><TagSet><Tag><Key>a</Key><Value>1</Value></Tag>"
                + "<Tag><Key>b</Key><Value>2</Value></Tag></TagSet></Tags>");
    blobs.send("PutBlob", "/box/b", new byte[1]);
    assertThat(TestBlobs.text(blobs.send("GetBlobTags", URI))).doesNotContain("<Tag>");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofTagsRead(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofRead(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "200",
            ARCHIVED, "200",
            HELD, "200"));
  }
}
