package dev.malachite.local.seed;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;

/** Metadata that says: a seeding began this and has not ended it. */
final class Marks {
  static final Headers SEEDING = Headers.of("x-ms-meta-malachiteseeding", "true");

  private Marks() {}

  static boolean has(Reply reply) {
    return reply.headers().first("x-ms-meta-malachiteseeding").isPresent();
  }
}
