package dev.malachite.table.entity;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.table.json.EntityInput;
import dev.malachite.table.json.MetadataLevel;
import dev.malachite.table.model.EdmValue;
import dev.malachite.table.model.EntityKey;
import java.util.Map;
import java.util.Optional;

/** A change of one entity, by itself or as a part of a batch. */
public record EntityChange(
    Verb verb,
    EntityKey key,
    Map<String, EdmValue> properties,
    Optional<IfMatch> condition,
    Preference preference) {

  public static EntityChange insert(Headers headers, byte[] body) {
    RequestBody.requireJson(headers);
    EntityInput input = EntityInput.parse(body);
    return new EntityChange(
        Verb.INSERT,
        input.requireKey(),
        input.properties(),
        Optional.empty(),
        Preference.of(headers));
  }

  public static EntityChange replace(EntityKey key, Headers headers, byte[] body) {
    return update(Verb.REPLACE, key, headers, body, "PUT");
  }

  public static EntityChange merge(EntityKey key, Headers headers, byte[] body) {
    return update(Verb.MERGE, key, headers, body, "MERGE");
  }

  public static EntityChange delete(EntityKey key, Headers headers) {
    Optional<IfMatch> condition = IfMatch.of(headers, "DELETE");
    if (condition.isEmpty()) {
      throw MalformedInput.missingHeader("If-Match");
    }
    return new EntityChange(Verb.DELETE, key, Map.of(), condition, Preference.NONE);
  }

  private static EntityChange update(
      Verb verb, EntityKey key, Headers headers, byte[] body, String method) {
    RequestBody.requireJson(headers);
    return new EntityChange(
        verb,
        key,
        EntityInput.parse(body).properties(),
        IfMatch.of(headers, method),
        Preference.NONE);
  }

  /** What the answer says beside the values; only insertions answer with any. */
  public MetadataLevel level(Query query, Headers headers) {
    return verb == Verb.INSERT ? MetadataLevel.of(query, headers) : MetadataLevel.MINIMAL;
  }

  /** Refuses what lies outside the keys that the signature is for. */
  public void requireInRange(Principal principal) {
    if (!principal.keyRange().contains(key.partitionKey(), key.rowKey())) {
      throw ErrorCode.AUTHORIZATION_FAILURE.exception();
    }
  }

  /** A batch is let in whatever it holds: what it holds must be permitted too. */
  public void requirePermitted(Principal principal) {
    boolean permitted =
        switch (verb) {
          case INSERT -> principal.has('a');
          case DELETE -> principal.has('d');
          case REPLACE, MERGE ->
              principal.has('u') && (condition.isPresent() || principal.has('a'));
        };
    if (!permitted) {
      throw ErrorCode.AUTHORIZATION_PERMISSION_MISMATCH.exception();
    }
    requireInRange(principal);
  }
}
