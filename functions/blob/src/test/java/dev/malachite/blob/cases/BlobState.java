package dev.malachite.blob.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.malachite.blob.TestBlobs;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** What can be the matter with the blob that a request is about. */
public enum BlobState {
  NO_CONTAINER,
  NO_BLOB,
  UNCOMMITTED,
  BLOCK_BLOB,
  APPEND_BLOB,
  PAGE_BLOB,
  ARCHIVED,
  REHYDRATING,
  HELD,
  IMMUTABLE,
  COPY_PENDING,
  SNAPSHOT;

  /** Each state with the outcome that is expected of the request. */
  public static Stream<DynamicTest> cases(Probe probe, Map<BlobState, String> expected) {
    return new TreeMap<>(expected)
        .entrySet().stream()
            .map(row ->
                dynamicTest(
                    row.getKey() + " -> " + row.getValue(),
                    () -> assertThat(row.getKey().outcome(probe)).isEqualTo(row.getValue())));
  }

  private String outcome(Probe probe) {
    TestBlobs blobs = probe.fresh();
    String path = probe.path();
    return switch (this) {
      case NO_CONTAINER -> probe.inContainer("none").sentTo(blobs);
      case SNAPSHOT -> probe.asking("snapshot=" + snapshot(blobs, path)).sentTo(blobs);
      default -> {
        bring(blobs, path);
        yield probe.sentTo(blobs);
      }
    };
  }

  private void bring(TestBlobs blobs, String path) {
    switch (this) {
      case NO_CONTAINER, SNAPSHOT -> {}
      case NO_BLOB -> delete(blobs, path);
      case UNCOMMITTED -> {
        delete(blobs, path);
        blobs.send("PutBlock", path + "?comp=block&blockid=AAAA", new byte[3]);
      }
      case BLOCK_BLOB -> {
        delete(blobs, path);
        Given.blockBlob(blobs, path);
      }
      case APPEND_BLOB -> {
        delete(blobs, path);
        Given.appendBlob(blobs, path);
      }
      case PAGE_BLOB -> {
        delete(blobs, path);
        Given.pageBlob(blobs, path);
      }
      case ARCHIVED -> tier(blobs, path, "Archive");
      case REHYDRATING -> {
        tier(blobs, path, "Archive");
        tier(blobs, path, "Hot");
      }
      case HELD ->
          blobs.send("SetBlobLegalHold", path + "?comp=legalhold", "x-ms-legal-hold", "true");
      case IMMUTABLE ->
          blobs.send(
              "SetBlobImmutabilityPolicy",
              path + "?comp=immutabilityPolicies",
              "x-ms-immutability-policy-until-date",
              "Fri, 01 Jan 2049 00:00:00 GMT");
      case COPY_PENDING -> beginCopy(blobs, path);
    }
  }

  private static void delete(TestBlobs blobs, String path) {
    blobs.send("DeleteBlob", path);
  }

  private static void tier(TestBlobs blobs, String path, String name) {
    blobs.send("SetBlobTier", path + "?comp=tier", "x-ms-access-tier", name);
  }

  /** From a server that is far away, so that it goes on in the background, where nothing runs. */
  private static void beginCopy(TestBlobs blobs, String path) {
    blobs.send("CopyBlob", path, "x-ms-copy-source", "http://far" + path);
  }

  private static String snapshot(TestBlobs blobs, String path) {
    return blobs
        .send("SnapshotBlob", path + "?comp=snapshot")
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }
}
