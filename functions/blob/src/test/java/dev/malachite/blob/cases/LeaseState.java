package dev.malachite.blob.cases;

import dev.malachite.blob.TestBlobs;
import java.time.Duration;

/** The states of a lease, and how a blob or container gets there. */
public enum LeaseState {
  AVAILABLE,
  LEASED,
  BREAKING,
  BROKEN,
  EXPIRED;

  /** Brings what is at the path into this state; the lease has the id of {@link LeaseCases}. */
  public void bring(TestBlobs blobs, String path) {
    switch (this) {
      case AVAILABLE -> {}
      case LEASED -> acquire(blobs, path, "-1");
      case BREAKING -> {
        acquire(blobs, path, "-1");
        end(blobs, path, "30");
      }
      case BROKEN -> {
        acquire(blobs, path, "-1");
        end(blobs, path, "0");
      }
      case EXPIRED -> {
        acquire(blobs, path, "15");
        blobs.bench().pass(Duration.ofSeconds(16));
      }
    }
  }

  public static String uri(String path) {
    return path + (isContainer(path) ? "?restype=container&comp=lease" : "?comp=lease");
  }

  private static boolean isContainer(String path) {
    return path.indexOf('/', 1) < 0;
  }

  private static String kind(String path) {
    return isContainer(path) ? "Container" : "Blob";
  }

  private static void acquire(TestBlobs blobs, String path, String seconds) {
    blobs.send(
        "Acquire" + kind(path) + "Lease",
        uri(path),
        "x-ms-lease-duration",
        seconds,
        "x-ms-proposed-lease-id",
        LeaseCases.ID);
  }

  private static void end(TestBlobs blobs, String path, String seconds) {
    blobs.send("Break" + kind(path) + "Lease", uri(path), "x-ms-lease-break-period", seconds);
  }
}
