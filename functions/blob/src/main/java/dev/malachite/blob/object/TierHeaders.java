package dev.malachite.blob.object;

import dev.malachite.blob.model.Tier;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Reply;
import java.time.Instant;

/** The access tier of a blob, and its way out of the archive. */
record TierHeaders(Tier stored, Instant now) implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    Tier tier = stored.at(now);
    reply.header("x-ms-access-tier", tier.name());
    if (tier.inferred()) {
      reply.header("x-ms-access-tier-inferred", "true");
    }
    reply.header("x-ms-access-tier-change-time", tier.changedAt(), HttpDate::format);
    tier.rehydration()
        .ifPresent(each ->
            reply
                .header("x-ms-archive-status", each.status())
                .header("x-ms-rehydrate-priority", each.priority()));
  }
}
