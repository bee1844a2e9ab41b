package dev.malachite.store;

import java.time.Instant;
import java.util.OptionalLong;

/**
 * A note for reclaim, written in the commit that makes something unreachable: which content or
 * which generation may be swept, and not before when. Correctness never waits for it.
 *
 * @param id names the content or the generation
 * @param owner the item that referred to it: reclaim asks it again before it sweeps
 */
public record Residue(Kind kind, String id, Key owner, Instant dueAt) {
  private static final String PARTITION = "residue/";

  /** What can be left behind. */
  public enum Kind {
    CONTENT,
    GENERATION
  }

  public static Residue content(ContentId id, Key owner, Instant dueAt) {
    return new Residue(Kind.CONTENT, id.value(), owner, dueAt);
  }

  /** Everything under a generation, once the container that had it is deleted. */
  public static Residue generation(String id, Key owner, Instant dueAt) {
    return new Residue(Kind.GENERATION, id, owner, dueAt);
  }

  public static Residue decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new Residue(
        Kind.valueOf(fields.text(1).orElseThrow()),
        fields.text(2).orElseThrow(),
        new Key(fields.text(3).orElseThrow(), fields.text(4).orElseThrow()),
        Instant.ofEpochMilli(item.dueAt().orElseThrow()));
  }

  public static boolean isOne(Key key) {
    return key.partition().startsWith(PARTITION);
  }

  // The id is random, so its first letter spreads the notes over partitions.
  public Key key() {
    return new Key(PARTITION + id.charAt(0), kind + "/" + id);
  }

  public <T> Decision<T> addTo(Decision<T> decision) {
    byte[] value =
        new FieldWriter()
            .put(1, kind.name())
            .put(2, id)
            .put(3, owner.partition())
            .put(4, owner.sort())
            .toBytes();
    return decision.put(key(), value, OptionalLong.of(dueAt.toEpochMilli()));
  }
}
