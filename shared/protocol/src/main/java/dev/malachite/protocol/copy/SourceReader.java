package dev.malachite.protocol.copy;

import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Reply;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads parts of one version of a source.
 *
 * @param etag of that version; empty where the source has none
 */
public record SourceReader(CopySource source, String etag) {
  public InputStream open(ByteSpan span) {
    Reply reply = checked(source.part(span));
    if (reply.payload().length() != span.length()) {
      close(reply);
      throw SourceFailure.modified();
    }
    return reply.payload().stream().get();
  }

  public Reply detail(String parameters, ByteSpan span) {
    return checked(source.detail(parameters, span));
  }

  private Reply checked(Reply reply) {
    if (SourceErrors.isRefusal(reply)) {
      throw SourceFailure.of(reply);
    }
    if (!etag.isEmpty() && !reply.headers().first("ETag").orElse("").equals(etag)) {
      close(reply);
      throw SourceFailure.modified();
    }
    return reply;
  }

  private static void close(Reply reply) {
    try {
      reply.payload().stream().get().close();
    } catch (IOException broken) {
      // Nothing was to be read from it any more.
    }
  }
}
