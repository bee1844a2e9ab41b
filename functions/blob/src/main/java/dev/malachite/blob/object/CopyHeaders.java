package dev.malachite.blob.object;

import dev.malachite.blob.model.CopyState;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Reply;
import java.util.Locale;

/** The last copy into a blob. */
public record CopyHeaders(CopyState copy) implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .header("x-ms-copy-id", copy.id())
        .header("x-ms-copy-source", copy.source())
        .header("x-ms-copy-status", copy.status().name().toLowerCase(Locale.ROOT))
        .header("x-ms-copy-progress", copy.done() + "/" + copy.total())
        .header("x-ms-copy-completion-time", copy.completedAt(), HttpDate::format)
        .header("x-ms-copy-status-description", copy.description());
    if (copy.incremental()) {
      reply
          .header("x-ms-incremental-copy", "true")
          .header("x-ms-copy-destination-snapshot", copy.destinationSnapshot());
    }
  }
}
