package dev.malachite.file.directory;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.ListPage;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The entries as they are now. */
final class PresentEntries implements Entries {
  private final Store store;
  private final Found directory;
  private final Cursor cursor;

  PresentEntries(Store store, Found directory, ListPage page) {
    this.store = store;
    this.directory = directory;
    this.cursor =
        new Cursor(
            store,
            List.of(FileKeys.partition(directory.share(), directory.node().id())),
            range(directory, page),
            page.maxResults() + 1);
  }

  static Range range(Found directory, ListPage page) {
    String id = directory.node().id();
    Range all = Range.prefix(FileKeys.entries(id, page.prefix()));
    return page.resumeAfter().map(last -> all.after(FileKeys.entries(id, last))).orElse(all);
  }

  @Override
  public Optional<Node> next() {
    Optional<Node> next = cursor.next().map(NodeCodec::decode);
    while (next.isPresent() && !next.get().isListed()) {
      next = cursor.next().map(NodeCodec::decode);
    }
    return next;
  }

  @Override
  public List<Node> resolved(List<Node> page) {
    List<Key> linked =
        page.stream()
            .filter(node -> node.kind() instanceof Node.HardLink)
            .map(node -> FileKeys.linked(directory.share(), node.id()))
            .distinct()
            .toList();
    Map<Key, Item> found = new HashMap<>();
    for (int from = 0; from < linked.size(); from += Store.MAX_KEYS) {
      found.putAll(
          store.read(linked.subList(from, Math.min(linked.size(), from + Store.MAX_KEYS))));
    }
    return page.stream().map(node -> resolved(node, found)).toList();
  }

  private Node resolved(Node node, Map<Key, Item> found) {
    Item item = found.get(FileKeys.linked(directory.share(), node.id()));
    return item == null ? node : NodeCodec.decode(item).moved(node.name(), node.parentId());
  }
}
