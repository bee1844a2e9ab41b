package dev.malachite.blob.model;

import java.time.Instant;
import java.util.Optional;

/**
 * The last copy into a blob.
 *
 * @param destinationSnapshot what the last incremental copy that ended left behind
 * @param incremental whether the blob takes nothing but incremental copies
 */
public record CopyState(
    String id,
    Status status,
    String source,
    long done,
    long total,
    Optional<Instant> completedAt,
    Optional<String> description,
    Optional<String> destinationSnapshot,
    boolean incremental) {
  /** How far it is. */
  public enum Status {
    PENDING,
    SUCCESS,
    ABORTED,
    FAILED
  }

  public boolean isPending() {
    return status == Status.PENDING;
  }

  /** A copy that has begun. */
  public static CopyState pending(String id, String source, long total) {
    return new CopyState(
        id,
        Status.PENDING,
        source,
        0,
        total,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false);
  }

  public CopyState advanced(long more) {
    return new CopyState(
        id,
        status,
        source,
        more,
        total,
        completedAt,
        description,
        destinationSnapshot,
        incremental);
  }

  public CopyState succeeded(Instant at) {
    return ended(Status.SUCCESS, total, at, Optional.empty());
  }

  public CopyState aborted(Instant at) {
    return ended(Status.ABORTED, done, at, Optional.empty());
  }

  /** The description is the status, the code and the message of what went wrong. */
  public CopyState failed(Instant at, String why) {
    return ended(Status.FAILED, done, at, Optional.of(why));
  }

  private CopyState ended(Status end, long copied, Instant at, Optional<String> why) {
    return new CopyState(
        id, end, source, copied, total, Optional.of(at), why, destinationSnapshot, incremental);
  }

  /** A copy of what changed since the last one, which left this snapshot behind. */
  public CopyState incremental(Optional<String> snapshot) {
    return new CopyState(id, status, source, done, total, completedAt, description, snapshot, true);
  }
}
