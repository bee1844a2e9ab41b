package dev.malachite.blob.container;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;

/** x-ms-blob-public-access: absent for private containers. */
public record PublicAccessHeader(PublicAccess.Level level) implements Reply.Part {
  private static final String NAME = "x-ms-blob-public-access";

  static PublicAccessHeader of(Call call) {
    String text = call.header(NAME).orElse("");
    return new PublicAccessHeader(
        switch (text.toLowerCase(Locale.ROOT)) {
          case "" -> PublicAccess.Level.NONE;
          case "blob" -> PublicAccess.Level.BLOB;
          case "container", "true" -> PublicAccess.Level.CONTAINER;
          default -> throw MalformedInput.invalidHeader(NAME, text);
        });
  }

  @Override
  public void writeTo(Reply.Builder reply) {
    if (level != PublicAccess.Level.NONE) {
      reply.header(NAME, level.name().toLowerCase(Locale.ROOT));
    }
  }
}
