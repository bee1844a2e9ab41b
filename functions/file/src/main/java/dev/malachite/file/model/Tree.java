package dev.malachite.file.model;

import dev.malachite.domain.FilePath;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Hints;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Store;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * Finds what paths lead to. An entry is keyed by its directory's id and its own name, so a path is
 * one item for each of its names; the ids seen last are remembered, so that all of them are usually
 * read at once. What is remembered only chooses keys: what was read decides.
 */
public final class Tree {
  /** A path can have more names than one read takes keys. */
  private static final int MOST_KEYS = 84;

  private final Store store;
  private final Hints<Share> shares = new Hints<>();
  private final Hints<String> directories = new Hints<>();

  Tree(Store store) {
    this.store = store;
  }

  public static FilePath path(Call call) {
    return path(call.object(), call.header("x-ms-allow-trailing-dot"));
  }

  public static FilePath path(String text, Optional<String> allowTrailingDot) {
    boolean keep = allowTrailingDot.filter("true"::equalsIgnoreCase).isPresent();
    return FilePath.parse(text, keep ? FilePath.TrailingDots.KEEP : FilePath.TrailingDots.TRIM);
  }

  /** Reads the share and everything on the way to the paths. */
  public Plan plan(Call call, FilePath... paths) {
    return plan(call, (share, known) -> List.of(), paths);
  }

  /**
   * Reads more besides.
   *
   * @param more further keys, once the share is known or guessed
   */
  public Plan plan(Call call, BiFunction<Share, View, List<Key>> more, FilePath... paths) {
    return plan(Shares.key(call), more, false, paths);
  }

  /** Reads what a change of what the paths lead to has to know besides. */
  public Plan change(Call call, FilePath... paths) {
    return change(call, (share, known) -> List.of(), paths);
  }

  public Plan change(Call call, BiFunction<Share, View, List<Key>> more, FilePath... paths) {
    return change(Shares.key(call), more, paths);
  }

  public Plan change(Key shareKey, BiFunction<Share, View, List<Key>> more, FilePath... paths) {
    return plan(shareKey, more, true, paths);
  }

  private Plan plan(
      Key shareKey, BiFunction<Share, View, List<Key>> more, boolean changing, FilePath... paths) {
    return known -> {
      Set<Key> keys = new LinkedHashSet<>(Set.of(shareKey));
      share(shareKey, known)
          .ifPresent(share -> {
            keys.addAll(more.apply(share, known));
            int most = MOST_KEYS / Math.max(1, paths.length);
            for (FilePath path : paths) {
              List<Key> way = keys(share, path, most, known);
              keys.addAll(way);
              if (changing) {
                entry(path, way).ifPresent(entry -> keys.add(FileKeys.epoch(share, entry)));
              }
            }
          });
      return keys;
    };
  }

  /** The key of the last name, if the way there is known. */
  private static Optional<Key> entry(FilePath path, List<Key> way) {
    int last = Math.max(0, path.components().size() - 1);
    return last < way.size() ? Optional.of(way.get(last)) : Optional.empty();
  }

  private Optional<Share> share(Key key, View known) {
    return known.items().isEmpty()
        ? shares.recall(key).or(() -> shares.learn(key, Shares.find(key, look(key, known))))
        : shares.learn(key, Shares.find(key, known));
  }

  private List<Key> keys(Share share, FilePath path, int most, View known) {
    if (path.isRoot()) {
      return List.of(FileKeys.root(share));
    }
    List<Key> keys = new ArrayList<>();
    Optional<String> directory = Optional.of(FileKeys.ROOT);
    int unread = 0;
    for (Iterator<String> names = path.components().iterator(); names.hasNext(); ) {
      if (directory.isEmpty() || unread == most) {
        return keys;
      }
      Key key = FileKeys.entry(share, directory.get(), names.next());
      keys.add(key);
      Optional<Node> node = known.item(key).map(NodeCodec::decode);
      unread += node.isPresent() ? 0 : 1;
      if (names.hasNext()) {
        directory = next(key, node, known);
      } else {
        node.ifPresent(each -> keys.addAll(belonging(share, key, each)));
      }
    }
    return keys;
  }

  // What a hard link is about, and what has to be told when a file is replaced or gone.
  private static List<Key> belonging(Share share, Key key, Node node) {
    return switch (node.kind()) {
      case Node.HardLink link -> List.of(FileKeys.linked(share, node.id()));
      case Node.Data data when share.epoch() > 0 || node.opens().deletePending() ->
          List.of(FileKeys.mapOwner(data.map()), FileKeys.usage(share, key));
      case Node.Data data -> List.of();
      case Node.Directory directory -> List.of();
      case Node.SymbolicLink link -> List.of();
    };
  }

  private Optional<String> next(Key key, Optional<Node> node, View known) {
    if (node.isPresent()) {
      return directories.learn(key, directoryId(node));
    }
    return directories
        .recall(key)
        .or(() -> directories.learn(key, directoryId(node(key, look(key, known)))));
  }

  private static Optional<String> directoryId(Optional<Node> node) {
    return node.filter(Node::isDirectory).map(Node::id);
  }

  // Without a guess the way down would take a round of the plan for each name.
  private View look(Key key, View known) {
    return new View(store.read(List.of(key)), known.now());
  }

  /** Where a path of a call leads, from what its plan has read. */
  public Place find(Call call, FilePath path, View view) {
    return find(Shares.require(call, view), path, view);
  }

  public Place find(Share share, FilePath path, View view) {
    if (path.isRoot()) {
      return root(share, view);
    }
    List<Key> ancestors = new ArrayList<>();
    Optional<Node> parent = Optional.empty();
    String directory = FileKeys.ROOT;
    for (String name : path.components().subList(0, path.components().size() - 1)) {
      Key key = FileKeys.entry(share, directory, name);
      parent = node(key, view).filter(Node::isDirectory);
      ancestors.add(key);
      directory = parent.orElseThrow(ErrorCode.PARENT_NOT_FOUND::exception).id();
    }
    Key key = FileKeys.entry(share, directory, path.name());
    Optional<Node> entry = view.item(key).map(NodeCodec::decode);
    Key nodeKey =
        entry
            .filter(each -> each.kind() instanceof Node.HardLink)
            .map(each -> FileKeys.linked(share, each.id()))
            .orElse(key);
    Optional<Node> node =
        nodeKey.equals(key)
            ? node(key, view)
            : node(nodeKey, view).map(each -> each.moved(path.name(), directoryOf(entry)));
    return new Place(share, path, key, nodeKey, ancestors, parent, entry, node, view.now());
  }

  /** Whether what was read leads at least to the directory that has the last name. */
  public boolean leads(Share share, FilePath path, View view) {
    String directory = FileKeys.ROOT;
    for (String name : path.components().subList(0, Math.max(0, path.components().size() - 1))) {
      Optional<Node> node =
          node(FileKeys.entry(share, directory, name), view).filter(Node::isDirectory);
      if (node.isEmpty()) {
        return false;
      }
      directory = node.get().id();
    }
    return true;
  }

  private static String directoryOf(Optional<Node> entry) {
    return entry.map(Node::parentId).orElse(FileKeys.ROOT);
  }

  private static Place root(Share share, View view) {
    Key key = FileKeys.root(share);
    Optional<Node> node = view.item(key).map(NodeCodec::decode);
    return new Place(
        share, FilePath.ROOT, key, key, List.of(), Optional.empty(), node, node, view.now());
  }

  private static Optional<Node> node(Key key, View view) {
    return view.item(key).map(NodeCodec::decode).filter(node -> !node.isGone(view.now()));
  }
}
