package dev.malachite.sparse;

import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.util.HexFormat;

/**
 * Where the items of a map live. States and what takes them back are apart, so that a reader of the
 * newest version passes over no history.
 */
final class SparseKeys {
  static final String CURRENT = "c/";
  static final String UNDO = "u/";
  static final String LEFTOVER = "l/";

  private static final String PARTITION = "sparse/";
  private static final int SLAB_DIGITS = 16;

  private SparseKeys() {}

  static String partition(String base, String id) {
    return PARTITION + base + "/" + id;
  }

  static boolean isOne(Key key) {
    return key.partition().startsWith(PARTITION);
  }

  /** Names the item that has the map. */
  static Key owner(String partition) {
    return new Key(partition, "owner");
  }

  static Key current(String partition, long slab) {
    return new Key(partition, CURRENT + hex(slab));
  }

  static Key undo(String partition, long slab, long version) {
    return new Key(partition, undoSort(slab, version));
  }

  static Key leftover(String partition, long slab, ContentId replacement) {
    return new Key(partition, LEFTOVER + hex(slab) + "/" + replacement.value());
  }

  /** The slab that a key of one of the three kinds is about. */
  static long slab(Key key) {
    int start = CURRENT.length();
    return HexFormat.fromHexDigitsToLong(key.sort(), start, start + SLAB_DIGITS);
  }

  static boolean isCurrent(Key key) {
    return key.sort().startsWith(CURRENT);
  }

  /** The states of slabs from the first to the last, both included. */
  static Range currents(long first, long last) {
    return Range.between(CURRENT + hex(first), CURRENT + hex(last + 1));
  }

  static Range undos(long slab) {
    return Range.prefix(undoPrefix(slab));
  }

  static String undoPrefix(long slab) {
    return UNDO + hex(slab) + "/";
  }

  /** What takes back the versions after the first, up to and with the second. */
  static Range undos(long slab, long after, long upTo) {
    return Range.between(undoSort(slab, after + 1), undoSort(slab, upTo + 1));
  }

  static Range leftovers(long slab) {
    return Range.prefix(LEFTOVER + hex(slab) + "/");
  }

  private static String undoSort(long slab, long version) {
    return undoPrefix(slab) + hex(version);
  }

  private static String hex(long number) {
    return HexFormat.of().toHexDigits(number);
  }
}
