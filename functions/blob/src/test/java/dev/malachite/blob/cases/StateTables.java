package dev.malachite.blob.cases;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** What states come to for operations that are alike in them. */
public final class StateTables {
  private StateTables() {}

  /** Operations that change pages of a blob. */
  public static Stream<DynamicTest> ofPages(Probe probe) {
    return BlobState.cases(
        probe,
        Map.of(
            BlobState.NO_CONTAINER, "404 ContainerNotFound",
            BlobState.NO_BLOB, "404 BlobNotFound",
            BlobState.UNCOMMITTED, "404 BlobNotFound",
            BlobState.SNAPSHOT, "400 InvalidOperation",
            BlobState.BLOCK_BLOB, "409 InvalidBlobType",
            BlobState.APPEND_BLOB, "409 InvalidBlobType",
            BlobState.HELD, "409 BlobImmutableDueToLegalHold",
            BlobState.IMMUTABLE, "409 BlobImmutableDueToPolicy",
            BlobState.COPY_PENDING, "409 PendingCopyOperation"));
  }

  /** Operations that make a block blob in the place of another. */
  public static Stream<DynamicTest> ofNewBlockBlob(Probe probe) {
    String success = probe.success();
    return BlobState.cases(
        probe,
        Map.of(
            BlobState.NO_CONTAINER, "404 ContainerNotFound",
            BlobState.NO_BLOB, success,
            BlobState.UNCOMMITTED, success,
            BlobState.SNAPSHOT, "400 InvalidOperation",
            BlobState.APPEND_BLOB, "409 InvalidBlobType",
            BlobState.PAGE_BLOB, "409 InvalidBlobType",
            BlobState.ARCHIVED, "409 BlobArchived",
            BlobState.HELD, "409 BlobImmutableDueToLegalHold",
            BlobState.IMMUTABLE, "409 BlobImmutableDueToPolicy",
            BlobState.COPY_PENDING, "409 PendingCopyOperation"));
  }

  /** Deletions of a past state of a blob: what is the matter with the blob does not matter. */
  public static Stream<DynamicTest> ofPastDeletion(Probe probe) {
    return BlobState.cases(
        probe,
        Map.of(
            BlobState.NO_CONTAINER, "404 ContainerNotFound",
            BlobState.NO_BLOB, "202",
            BlobState.UNCOMMITTED, "202",
            BlobState.ARCHIVED, "202",
            BlobState.HELD, "202",
            BlobState.IMMUTABLE, "202",
            BlobState.COPY_PENDING, "202"));
  }
}
