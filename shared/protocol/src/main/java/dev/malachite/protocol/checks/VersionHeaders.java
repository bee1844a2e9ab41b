package dev.malachite.protocol.checks;

import dev.malachite.domain.HttpDate;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.protocol.Reply;

/** ETag and Last-Modified. */
public record VersionHeaders(ResourceVersion version) implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .header("ETag", version.etag().quoted())
        .header("Last-Modified", HttpDate.format(version.lastModified()));
  }
}
