package dev.malachite.file.object;

import dev.malachite.file.model.Node;
import dev.malachite.file.model.SmbHeaders;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseHeaders;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.MetadataHeaders;
import java.time.Instant;

/** What reads of a file tell about it, but for the MD5, which depends on the range. */
record FileHeaders(Node file, Instant now) implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .with(new VersionHeaders(file.version()))
        .with(MetadataHeaders.write(file.metadata()))
        .with(new SmbHeaders(file))
        .with(new LeaseHeaders(file.lease(), now))
        .header("x-ms-type", "File")
        .header("x-ms-server-encrypted", "true");
    if (file.kind() instanceof Node.Data data) {
      reply.with(data.headers());
      data.copy().ifPresent(copy -> reply.with(copy.headers()));
    }
  }
}
