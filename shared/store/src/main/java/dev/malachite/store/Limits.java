package dev.malachite.store;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What every store refuses alike, so that no adapter accepts what another cannot store. */
public final class Limits {
  public static final int MAX_PARTITION_BYTES = 512;
  public static final int MAX_SORT_BYTES = 4096;

  private Limits() {}

  /** Throws {@link IllegalArgumentException} for a commit that is not well formed. */
  public static void check(List<Change> changes) {
    require(!changes.isEmpty(), "a commit without changes");
    require(changes.size() <= Store.MAX_CHANGES, "too many changes in one commit");
    Set<Key> keys = HashSet.newHashSet(changes.size());
    for (Change change : changes) {
      require(keys.add(change.key()), "a key twice in one commit");
      check(change.key());
      if (change instanceof Change.Put put) {
        check(put.item());
      }
    }
  }

  /** Throws {@link IllegalArgumentException} for a read that is not well formed. */
  public static void check(Collection<Key> keys) {
    require(keys.size() <= Store.MAX_KEYS, "too many keys in one read");
    keys.forEach(Limits::check);
  }

  private static void check(Key key) {
    check(key.partition(), MAX_PARTITION_BYTES);
    check(key.sort(), MAX_SORT_BYTES);
  }

  private static void check(Item item) {
    require(item.revision() != Item.ABSENT, "a put without a revision");
    require(item.value().length <= Item.MAX_VALUE_BYTES, "a value that is too large");
  }

  private static void check(String text, int most) {
    int bytes = EncodedLength.of(text);
    require(bytes != EncodedLength.MALFORMED, "a key that is not well-formed Unicode");
    require(bytes >= 1 && bytes <= most, "a key that is empty or too long");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
