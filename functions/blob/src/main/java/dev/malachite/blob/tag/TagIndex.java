package dev.malachite.blob.tag;

import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds blobs by a tag: one item per tag of each blob, in a partition beside that of the blob,
 * changed in the same commit as the blob.
 */
public final class TagIndex {
  private static final String SUFFIX = "/t";
  private static final char SEPARATOR = '\0';
  private static final char AFTER = SEPARATOR + 1;
  private static final int TAGS = 1;

  private TagIndex() {}

  public static String partition(String blobs) {
    return blobs + SUFFIX;
  }

  /** The items of a blob that has these tags. */
  public static Collection<Key> keys(Key blob, Map<String, String> tags) {
    return tags.entrySet().stream().map(tag -> key(blob, tag.getKey(), tag.getValue())).toList();
  }

  private static Key key(Key blob, String name, String value) {
    return new Key(partition(blob.partition()), name + SEPARATOR + value + SEPARATOR + blob.sort());
  }

  /** The items of a tag whose values lie between two, both included. */
  static Range between(String name, Optional<String> lowest, Optional<String> highest) {
    return Range.between(
        name + SEPARATOR + lowest.orElse(""),
        highest.map(value -> name + SEPARATOR + value + AFTER).orElse(name + AFTER));
  }

  static String blobName(Key entry) {
    String sort = entry.sort();
    int afterName = sort.indexOf(SEPARATOR) + 1;
    return sort.substring(sort.indexOf(SEPARATOR, afterName) + 1);
  }

  /** Where the blob of an entry is. */
  static Key blob(Key entry) {
    String partition = entry.partition();
    return new Key(partition.substring(0, partition.length() - SUFFIX.length()), blobName(entry));
  }

  static Map<String, String> tags(Item entry) {
    return new FieldReader(entry.value()).map(TAGS);
  }

  /** Brings the items from one set of tags to another; those of the first must have been read. */
  public static <T> Decision<T> change(
      Decision<T> decision, Key blob, Map<String, String> before, Map<String, String> after) {
    if (before.equals(after)) {
      return decision;
    }
    List<Key> kept = List.copyOf(keys(blob, after));
    keys(blob, before).stream().filter(key -> !kept.contains(key)).forEach(decision::delete);
    byte[] value = new FieldWriter().put(TAGS, after).toBytes();
    kept.forEach(key -> decision.put(key, value));
    return decision;
  }
}
