package dev.malachite.file.directory;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.History;
import dev.malachite.file.model.ListPage;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import dev.malachite.store.Utf8;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The entries as a snapshot sees them: those of now, where they are as old, and those that were
 * kept.
 */
final class PastEntries implements Entries {
  private final Found directory;
  private final History history;
  private final Cursor present;
  private final Cursor kept;

  PastEntries(Store store, Found directory, ListPage page) {
    this.directory = directory;
    this.history = new History(store);
    String partition = FileKeys.partition(directory.share(), directory.node().id());
    Range range = PresentEntries.range(directory, page);
    Range keptRange =
        page.resumeAfter()
            .map(last -> range.afterPrefix(FileKeys.afterHistory(directory.node().id(), last)))
            .orElse(range);
    int most = page.maxResults() + 1;
    this.present = new Cursor(store, List.of(partition), range, most);
    this.kept = new Cursor(store, List.of(FileKeys.historyPartition(partition)), keptRange, most);
  }

  @Override
  public Optional<Node> next() {
    for (; ; ) {
      Optional<String> name = nextName();
      if (name.isEmpty()) {
        return Optional.empty();
      }
      Optional<Node> seen = seen(name.get());
      if (seen.isPresent()) {
        return seen;
      }
    }
  }

  private Optional<String> nextName() {
    return Stream.of(present.peek(), kept.peek())
        .flatMap(Optional::stream)
        .map(item -> FileKeys.entryName(item.key().sort()))
        .min(Utf8.ORDER);
  }

  /** What the snapshot sees under the name; passes over all states of it. */
  private Optional<Node> seen(String name) {
    Optional<Node> oldest = Optional.empty();
    while (isNext(kept, name)) {
      Item item = kept.next().orElseThrow();
      if (oldest.isEmpty() && FileKeys.until(item.key()) >= directory.share().epoch()) {
        oldest = Optional.of(NodeCodec.decode(item));
      }
    }
    Optional<Node> current =
        isNext(present, name) ? present.next().map(NodeCodec::decode) : Optional.empty();
    return oldest.or(() -> current).filter(node -> History.isSeen(directory.share(), node));
  }

  private static boolean isNext(Cursor cursor, String name) {
    return cursor
        .peek()
        .filter(item -> FileKeys.entryName(item.key().sort()).equals(name))
        .isPresent();
  }

  @Override
  public List<Node> resolved(List<Node> page) {
    return page.stream().map(this::resolved).toList();
  }

  private Node resolved(Node node) {
    return node.kind() instanceof Node.HardLink
        ? history
            .find(directory.share(), FileKeys.linked(directory.share(), node.id()))
            .map(file -> file.moved(node.name(), node.parentId()))
            .orElse(node)
        : node;
  }
}
