package dev.malachite.file.model;

import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Reply;
import java.time.Instant;

/** What became of the copy that last wrote a file. */
public record CopyState(String id, String source, long length, Instant completedAt) {
  public static final String SUCCESS = "success";

  /** As reads of the file tell it. */
  public Reply.Part headers() {
    return reply ->
        reply
            .header("x-ms-copy-id", id)
            .header("x-ms-copy-source", source)
            .header("x-ms-copy-status", SUCCESS)
            .header("x-ms-copy-progress", length + "/" + length)
            .header("x-ms-copy-completion-time", HttpDate.format(completedAt));
  }
}
