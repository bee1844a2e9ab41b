package dev.malachite.table.entity;

import dev.malachite.protocol.Reply;

/** What every answer about tables and entities carries. */
public record ODataHeaders() implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .header("Cache-Control", "no-cache")
        .header("X-Content-Type-Options", "nosniff")
        .header("DataServiceVersion", "3.0;");
  }
}
