package dev.malachite.store;

import java.time.Instant;
import java.util.HexFormat;
import java.util.OptionalLong;

/**
 * A note for reclaim, written in the commit that makes something unreachable: what may be swept,
 * and not before when. Correctness never waits for it.
 *
 * @param id names the content, the generation, the map or the snapshot
 * @param owner the item that referred to it: reclaim asks it again before it sweeps
 * @param size of content its length, of a generation over how many partitions it is spread
 */
public record Residue(Kind kind, String id, Key owner, long size, Instant dueAt) {
  private static final String PARTITION = "residue/";
  private static final String CAUSE = "@";

  /** What can be left behind. */
  public enum Kind {
    CONTENT,
    GENERATION,
    /** A sparse map of which a version was dropped, perhaps the last one. */
    MAP,
    SNAPSHOT
  }

  public static Residue content(ContentId id, long length, Key owner, Instant dueAt) {
    return new Residue(Kind.CONTENT, id.value(), owner, length, dueAt);
  }

  /** Over how many partitions a generation is spread. */
  public int buckets() {
    return (int) size;
  }

  /** Everything under a generation, once the container that had it is deleted. */
  public static Residue generation(String id, int buckets, Key owner, Instant dueAt) {
    return new Residue(Kind.GENERATION, id, owner, buckets, dueAt);
  }

  /**
   * The map in a partition, once something has ceased to refer to it.
   *
   * @param cause tells one note from another about the same map
   */
  public static Residue map(String partition, String cause, Key owner, Instant dueAt) {
    return new Residue(Kind.MAP, partition + CAUSE + cause, owner, 0, dueAt);
  }

  /** The partition of the map that a note is about. */
  public String map() {
    return id.substring(0, id.lastIndexOf(CAUSE));
  }

  /** What only this snapshot of a generation could see. */
  public static Residue snapshot(String generation, long number, Key owner, Instant dueAt) {
    return new Residue(Kind.SNAPSHOT, generation + "/" + number, owner, 0, dueAt);
  }

  public static Residue decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new Residue(
        Kind.valueOf(fields.text(1).orElseThrow()),
        fields.text(2).orElseThrow(),
        new Key(fields.text(3).orElseThrow(), fields.text(4).orElseThrow()),
        fields.number(5).orElse(0),
        Instant.ofEpochMilli(item.dueAt().orElseThrow()));
  }

  public static boolean isOne(Key key, Kind kind) {
    return key.partition().startsWith(PARTITION) && key.sort().startsWith(kind + "/");
  }

  public static Key key(Kind kind, String id) {
    return new Key(
        PARTITION + HexFormat.of().toHexDigits((byte) id.hashCode()).charAt(1), kind + "/" + id);
  }

  public Key key() {
    return key(kind, id);
  }

  /** The same about something of another size, due at another time. */
  public Residue with(long other, Instant later) {
    return new Residue(kind, id, owner, other, later);
  }

  public <T> Decision<T> addTo(Decision<T> decision) {
    return decision.put(key(), encode(), OptionalLong.of(dueAt.toEpochMilli()));
  }

  public byte[] encode() {
    FieldWriter fields =
        new FieldWriter()
            .put(1, kind.name())
            .put(2, id)
            .put(3, owner.partition())
            .put(4, owner.sort());
    return size == 0 ? fields.toBytes() : fields.put(5, size).toBytes();
  }
}
