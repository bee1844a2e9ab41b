package dev.malachite.file.model;

import dev.malachite.domain.FilePath;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.util.List;
import java.util.Optional;

/** What the snapshots of a share see. */
public final class History {
  private final Store store;

  public History(Store store) {
    this.store = store;
  }

  /** What a path led to when the snapshot was taken. */
  public Node require(Share snapshot, FilePath path) {
    if (path.isRoot()) {
      return find(snapshot, FileKeys.root(snapshot)).orElseThrow();
    }
    String directory = directory(snapshot, path).orElseThrow(ErrorCode.PARENT_NOT_FOUND::exception);
    return find(snapshot, FileKeys.entry(snapshot, directory, path.name()))
        .orElseThrow(ErrorCode.RESOURCE_NOT_FOUND::exception);
  }

  /** The same, empty where it led nowhere. */
  public Optional<Node> find(Share snapshot, FilePath path) {
    return path.isRoot()
        ? find(snapshot, FileKeys.root(snapshot))
        : directory(snapshot, path)
            .flatMap(id -> find(snapshot, FileKeys.entry(snapshot, id, path.name())));
  }

  /** The id of the directory that has the last name of the path. */
  private Optional<String> directory(Share snapshot, FilePath path) {
    Optional<String> directory = Optional.of(FileKeys.ROOT);
    for (String name : path.parent().map(FilePath::components).orElse(List.of())) {
      directory =
          directory
              .flatMap(id -> find(snapshot, FileKeys.entry(snapshot, id, name)))
              .filter(Node::isDirectory)
              .map(Node::id);
    }
    return directory;
  }

  /** The state of an item that the snapshot sees, of a hard link that of the file. */
  public Optional<Node> find(Share snapshot, Key key) {
    Optional<Node> state = state(snapshot, key);
    return state
        .filter(node -> node.kind() instanceof Node.HardLink)
        .map(link -> state(snapshot, FileKeys.linked(snapshot, link.id())))
        .orElse(state);
  }

  // The current state is read before the kept ones: what leaves it appears among them.
  private Optional<Node> state(Share snapshot, Key key) {
    Optional<Node> current =
        Optional.ofNullable(store.read(List.of(key)).get(key)).map(NodeCodec::decode);
    Range range = FileKeys.history(key, snapshot.epoch(), Long.MAX_VALUE - 1);
    List<Item> kept = store.scan(FileKeys.historyPartition(key.partition()), range, 1).items();
    return (kept.isEmpty() ? current : Optional.of(NodeCodec.decode(kept.getFirst())))
        .filter(node -> isSeen(snapshot, node));
  }

  /** Whether a state was written before the snapshot. */
  public static boolean isSeen(Share snapshot, Node node) {
    return node.epoch() < snapshot.epoch() && !node.opens().deletePending();
  }

  /** What the same file was when the snapshot was taken, under whatever name. */
  public Optional<Node> follow(Share snapshot, Node node) {
    Optional<Node> state = Optional.of(node);
    while (state.isPresent() && state.get().epoch() >= snapshot.epoch()) {
      state =
          state
              .get()
              .history()
              .flatMap(key -> Optional.ofNullable(store.read(List.of(key)).get(key)))
              .map(NodeCodec::decode);
    }
    return state;
  }
}
