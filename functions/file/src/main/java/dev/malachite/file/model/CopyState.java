package dev.malachite.file.model;

import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Reply;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** The last copy into a file. */
public record CopyState(
    String id,
    Status status,
    String source,
    long done,
    long total,
    Optional<Instant> completedAt,
    Optional<String> description) {
  /** How far it is. */
  public enum Status {
    PENDING,
    SUCCESS,
    ABORTED,
    FAILED
  }

  /** A copy that has begun. */
  public static CopyState pending(String id, String source, long total) {
    return new CopyState(id, Status.PENDING, source, 0, total, Optional.empty(), Optional.empty());
  }

  public boolean isPending() {
    return status == Status.PENDING;
  }

  public CopyState advanced(long more) {
    return new CopyState(id, status, source, more, total, completedAt, description);
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
    return new CopyState(id, end, source, copied, total, Optional.of(at), why);
  }

  /** As the answer to the request tells it that began the copy. */
  public Reply.Part accepted() {
    return reply -> reply.header("x-ms-copy-id", id).header("x-ms-copy-status", statusText());
  }

  /** As reads of the file tell it. */
  public Reply.Part headers() {
    return reply ->
        reply
            .with(accepted())
            .header("x-ms-copy-source", source)
            .header("x-ms-copy-progress", done + "/" + total)
            .header("x-ms-copy-completion-time", completedAt, HttpDate::format)
            .header("x-ms-copy-status-description", description);
  }

  private String statusText() {
    return status.name().toLowerCase(Locale.ROOT);
  }
}
