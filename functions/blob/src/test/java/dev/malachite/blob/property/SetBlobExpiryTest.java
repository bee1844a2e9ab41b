package dev.malachite.blob.property;

import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
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
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SetBlobExpiryTest {
  private static final String URI = "/box/b?comp=expiry";
  private static final String OPTION = "x-ms-expiry-option";
  private static final String TIME = "x-ms-expiry-time";
  private static final String TOMORROW = "Tue, 17 Nov 2026 00:00:00 GMT";
  private static final Probe BARE = Probe.of("SetBlobExpiry", URI, Given::blockBlob);
  private static final Probe PROBE = BARE.with(OPTION, "RelativeToNow", TIME, "1000");
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    Given.blockBlob(blobs);
  }

  @Test
  void anExpiredBlobIsNoMore() {
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = blobs.send("SetBlobExpiry", URI, OPTION, "RelativeToNow", TIME, "1000");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("ETag")).contains(etag);
    assertThat(blobs.header("/box/b", TIME)).isNotEmpty();
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    blobs.bench().pass(Duration.ofMillis(999));
    assertThat(blobs.bytes("/box/b")).hasSize(10);
    blobs.bench().pass(Duration.ofMillis(1));
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
    assertThat(TestBlobs.text(blobs.send("ListBlobsFlat", "/box?restype=container&comp=list")))
        .doesNotContain("<Blob>");
    blobs.send("PutBlob", "/box/b", new byte[1], "If-None-Match", "*");
    assertThat(blobs.header("/box/b", TIME)).isEmpty();
  }

  @Test
  void theTimeIsCountedAsTheOptionSays() {
    blobs.send("SetBlobExpiry", URI, OPTION, "Absolute", TIME, TOMORROW);
    assertThat(blobs.header("/box/b", TIME)).isEqualTo(TOMORROW);
    blobs.bench().pass(Duration.ofHours(1));
    blobs.send("SetBlobExpiry", URI, OPTION, "RelativeToCreation", TIME, "7200000");
    assertThat(blobs.header("/box/b", TIME)).isEqualTo("Mon, 16 Nov 2026 02:00:00 GMT");
    blobs.send("SetBlobExpiry", URI, OPTION, "NeverExpire");
    assertThat(blobs.header("/box/b", TIME)).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> conditionsAreIgnored() {
    return ConditionCases.ignored(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ignored(PROBE);
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
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy"));
  }

  @Test
  void badInputIsRefused() {
    assertThat(BARE.outcome()).isEqualTo("400 MissingRequiredHeader");
    assertThat(BARE.outcome(OPTION, "Sometime")).isEqualTo("400 InvalidHeaderValue");
    assertThat(BARE.outcome(OPTION, "RelativeToNow")).isEqualTo("400 MissingRequiredHeader");
    for (String time : List.of("-1", "soon", "0", "99999999999999999999")) {
      assertThat(BARE.outcome(OPTION, "RelativeToNow", TIME, time))
          .as(time)
          .isEqualTo("400 InvalidHeaderValue");
    }
    assertThat(BARE.outcome(OPTION, "Absolute", TIME, "Mon, 01 Jan 2001 00:00:00 GMT"))
        .isEqualTo("400 InvalidHeaderValue");
  }
}
