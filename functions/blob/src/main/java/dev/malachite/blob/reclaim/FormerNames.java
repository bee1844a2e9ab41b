package dev.malachite.blob.reclaim;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All containers that may have the blobs once written under a name: the one that has the name,
 * those that were deleted under it and can come back, and those that were given another name.
 */
final class FormerNames {
  private static final String PARTITION = "blob/";
  private static final int MOST_LOOKS = 32;

  private final Store store;

  FormerNames(Store store) {
    this.store = store;
  }

  /** Whether an owner is given by names. */
  static boolean isOne(Key owner) {
    return owner.partition().startsWith(PARTITION);
  }

  /** Where the blob of these names may be. */
  List<Key> blobs(Key owner) {
    String[] names = owner.partition().substring(PARTITION.length()).split("/", 2);
    return buckets(names[0], names[1]).entrySet().stream()
        .map(each -> BlobKeys.blob(each.getKey(), each.getValue(), owner.sort()))
        .toList();
  }

  /** The generations with their numbers of buckets. */
  private Map<String, Integer> buckets(String account, String name) {
    Map<String, Integer> found = new HashMap<>();
    Deque<String> names = new ArrayDeque<>(List.of(name));
    Set<String> seen = new HashSet<>();
    while (!names.isEmpty()) {
      String next = names.remove();
      if (seen.add(next)) {
        names.addAll(look(account, next, found));
      }
    }
    return found;
  }

  // A container may leave the deleted ones for the name while this looks: then it looks again. One
  // that gets yet another name meanwhile is found under that for good, so the second time at last.
  private List<String> look(String account, String name, Map<String, Integer> found) {
    Key key = BlobKeys.container(account, name);
    for (int look = 0; look < MOST_LOOKS; look++) {
      Optional<Item> present = Optional.ofNullable(store.read(List.of(key)).get(key));
      present.ifPresent(item -> add(item, found));
      all(account, BlobKeys.deletedContainers(name)).forEach(item -> add(item, found));
      List<String> others =
          all(account, BlobKeys.renamedContainers(name)).stream()
              .map(item -> new String(item.value(), StandardCharsets.UTF_8))
              .toList();
      Optional<Item> still = Optional.ofNullable(store.read(List.of(key)).get(key));
      if (still.map(Item::revision).equals(present.map(Item::revision))) {
        return others;
      }
    }
    throw new Unavailable("a container changed whenever it was looked for");
  }

  private static void add(Item item, Map<String, Integer> found) {
    Container container = ContainerCodec.decode(item.value());
    found.put(container.generation(), container.buckets());
  }

  private List<Item> all(String account, Range range) {
    return new Cursors(store).all(BlobKeys.account(account), range);
  }
}
