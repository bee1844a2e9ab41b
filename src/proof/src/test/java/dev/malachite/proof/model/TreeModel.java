package dev.malachite.proof.model;

import dev.malachite.proof.history.Model;
import dev.malachite.proof.history.Seen;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Directories and files of a share, by their paths. */
final class TreeModel implements Model<TreeModel.Tree, TreeModel.Action> {
  /** A file or directory; the name tells one from another that stood in the same place. */
  record Node(boolean directory, String name) {}

  record Tree(Map<String, Node> nodes) {}

  enum Verb {
    MAKE,
    CREATE,
    REMOVE,
    DELETE,
    RENAME_DIRECTORY,
    RENAME_FILE,
    REPLACE_FILE,
    LOOK,
    LOOK_INTO,
    /** A list of the parent had the name. */
    LISTED,
    /** A list of the parent had it not. */
    NOT_LISTED
  }

  /**
   * A call.
   *
   * @param other what is renamed to the path, or the name of what is made
   */
  record Action(Verb verb, String path, String other) {}

  @Override
  public Tree start() {
    return new Tree(Map.of());
  }

  @Override
  public @Nullable Tree next(Tree old, Action action, Optional<Seen> seen, Instant now) {
    boolean allowed = isAllowed(old.nodes(), action);
    if (seen.isEmpty()) {
      return allowed ? new Tree(after(old.nodes(), action)) : null;
    }
    if (seen.get().isSuccess() != allowed) {
      return null;
    }
    if (!allowed) {
      return old;
    }
    return shows(old.nodes(), action, seen.get()) ? new Tree(after(old.nodes(), action)) : null;
  }

  private static boolean isAllowed(Map<String, Node> nodes, Action action) {
    String path = action.path();
    Node here = nodes.get(path);
    Node source = nodes.get(action.other());
    return switch (action.verb()) {
      case MAKE -> here == null && hasParent(nodes, path);
      case CREATE -> isFileOrNothing(here) && hasParent(nodes, path);
      case REMOVE -> isDirectory(here) && isEmpty(nodes, path);
      case DELETE, LOOK -> here != null && !here.directory();
      case LOOK_INTO -> isDirectory(here);
      case RENAME_DIRECTORY ->
          isDirectory(source)
              && here == null
              && hasParent(nodes, path)
              && !path.startsWith(action.other() + "/");
      case RENAME_FILE -> isFile(source) && here == null && hasParent(nodes, path);
      case REPLACE_FILE -> isFile(source) && isFileOrNothing(here) && hasParent(nodes, path);
      case LISTED -> here != null;
      case NOT_LISTED -> here == null;
    };
  }

  private static Map<String, Node> after(Map<String, Node> nodes, Action action) {
    Map<String, Node> after = new TreeMap<>(nodes);
    String path = action.path();
    switch (action.verb()) {
      case MAKE -> after.put(path, new Node(true, action.other()));
      case CREATE -> after.put(path, new Node(false, action.other()));
      case REMOVE, DELETE -> after.remove(path);
      case RENAME_FILE, REPLACE_FILE -> after.put(path, after.remove(action.other()));
      case RENAME_DIRECTORY -> move(nodes, after, action.other(), path);
      case LOOK, LOOK_INTO, LISTED, NOT_LISTED -> {}
    }
    return after;
  }

  private static void move(
      Map<String, Node> before, Map<String, Node> after, String from, String to) {
    before.forEach((path, node) -> {
      if (path.equals(from) || path.startsWith(from + "/")) {
        after.remove(path);
        after.put(to + path.substring(from.length()), node);
      }
    });
  }

  private static boolean shows(Map<String, Node> nodes, Action action, Seen seen) {
    boolean looks = action.verb() == Verb.LOOK || action.verb() == Verb.LOOK_INTO;
    return !looks || seen.fact("name").equals(nodes.get(action.path()).name());
  }

  private static boolean hasParent(Map<String, Node> nodes, String path) {
    int slash = path.lastIndexOf('/');
    return slash < 0 || isDirectory(nodes.get(path.substring(0, slash)));
  }

  private static boolean isEmpty(Map<String, Node> nodes, String path) {
    return nodes.keySet().stream().noneMatch(other -> other.startsWith(path + "/"));
  }

  private static boolean isDirectory(@Nullable Node node) {
    return node != null && node.directory();
  }

  private static boolean isFile(@Nullable Node node) {
    return node != null && !node.directory();
  }

  private static boolean isFileOrNothing(@Nullable Node node) {
    return node == null || !node.directory();
  }
}
