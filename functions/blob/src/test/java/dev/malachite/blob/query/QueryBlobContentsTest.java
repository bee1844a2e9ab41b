package dev.malachite.blob.query;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class QueryBlobContentsTest {
  private static final String URI = "/box/b?comp=query";
  private static final Probe PROBE =
      Probe.of("QueryBlobContents", URI, QueryBlobContentsTest::table)
          .body(
              Queries.document(
                  "SELECT _2 FROM BlobStorage WHERE _1 > 1", Queries.CSV, Queries.CSV));

  private static void table(TestBlobs blobs) {
    blobs.send("PutBlob", "/box/b", "1,one\n2,two\n".getBytes(UTF_8), "x-ms-tags", "colour=red");
  }

  @Test
  void theRowsOfTheBlobAreSelected() {
    TestBlobs blobs = new TestBlobs();
    table(blobs);
    Reply reply =
        blobs.send(
            "QueryBlobContents",
            URI,
            Queries.document("SELECT _2 FROM BlobStorage WHERE _1 > 1", Queries.CSV, Queries.CSV)
                .getBytes(UTF_8));
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Content-Type")).contains("avro/binary");
    assertThat(reply.headers().first("ETag")).contains(blobs.header("/box/b", "ETag"));
    assertThat(reply.headers().first("x-ms-blob-type")).contains("BlockBlob");
    AvroResult result = AvroResult.read(reply.payload().stream().get());
    assertThat(result.data()).isEqualTo("two\n");
    assertThat(result.ended()).isTrue();
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofRead(PROBE);
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
            APPEND_BLOB, "409 InvalidBlobType",
            PAGE_BLOB, "409 InvalidBlobType",
            ARCHIVED, "409 BlobArchived",
            HELD, "200"));
  }

  @Test
  void badDocumentsAreRefused() {
    assertThat(PROBE.body("<Other/>").outcome()).isEqualTo("400 InvalidXmlDocument");
    assertThat(PROBE.body(Queries.document("SELECT", Queries.CSV, Queries.CSV)).outcome())
        .isEqualTo("400 InvalidInput");
  }
}
