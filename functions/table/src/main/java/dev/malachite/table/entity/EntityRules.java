package dev.malachite.table.entity;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.table.json.PropertyLimits;
import dev.malachite.table.model.EdmValue;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityTag;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What a change makes of an entity. */
final class EntityRules {
  private EntityRules() {}

  /**
   * The entity afterwards, if there is one then.
   *
   * @param timestamp of the entity that exists
   * @param properties of it: asked for only where they are kept
   */
  static Optional<Entity> apply(
      EntityChange change,
      Optional<Instant> timestamp,
      Supplier<Map<String, EdmValue>> properties,
      Instant now) {
    refuse(change, timestamp);
    timestamp.ifPresent(at -> change.condition().ifPresent(condition -> condition.require(at)));
    if (change.verb() == Verb.DELETE) {
      return Optional.empty();
    }
    boolean keeps = change.verb() == Verb.MERGE && timestamp.isPresent();
    Map<String, EdmValue> result = new LinkedHashMap<>(keeps ? properties.get() : Map.of());
    result.putAll(change.properties());
    PropertyLimits.check(change.key(), result);
    Instant changed = EntityTag.next(now, timestamp.orElse(Instant.EPOCH));
    return Optional.of(new Entity(change.key(), changed, result));
  }

  private static void refuse(EntityChange change, Optional<Instant> existing) {
    if (change.verb() == Verb.INSERT && existing.isPresent()) {
      throw ErrorCode.ENTITY_ALREADY_EXISTS.exception();
    }
    if (change.condition().isPresent() && existing.isEmpty()) {
      throw ErrorCode.RESOURCE_NOT_FOUND.exception();
    }
  }
}
