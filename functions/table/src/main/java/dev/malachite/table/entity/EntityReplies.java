package dev.malachite.table.entity;

import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.table.json.EntityJson;
import dev.malachite.table.json.Links;
import dev.malachite.table.json.MetadataLevel;
import dev.malachite.table.json.Select;
import dev.malachite.table.model.Entity;
import java.util.Optional;

/** Answers to changes of entities. */
public record EntityReplies(Links links, String table) {
  public Reply of(EntityChange change, Optional<Entity> after, MetadataLevel level) {
    if (change.verb() != Verb.INSERT) {
      return Reply.status(204)
          .with(new ODataHeaders())
          .header("ETag", after.map(Entity::etag))
          .build();
    }
    Entity entity = after.orElseThrow();
    String location = links.of(Links.entity(table, change.key()));
    return change.preference() == Preference.NO_CONTENT
        ? created(204, change, entity, location).header("DataServiceId", location).build()
        : created(201, change, entity, location)
            .header("Content-Type", level.contentType())
            .payload(Payload.of(new EntityJson(links, table, level, Select.ALL).one(entity)))
            .build();
  }

  private static Reply.Builder created(
      int status, EntityChange change, Entity entity, String location) {
    Reply.Builder reply =
        Reply.status(status)
            .with(new ODataHeaders())
            .header("ETag", entity.etag())
            .header("Location", location);
    if (change.preference() != Preference.NONE) {
      reply.header("Preference-Applied", change.preference().text());
    }
    return reply;
  }
}
