package dev.malachite.file.model;

import dev.malachite.domain.FilePath;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Key;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Where a path leads in a share.
 *
 * @param key of the entry
 * @param nodeKey of what the entry is about: elsewhere only for hard links
 * @param ancestors the keys of the directories on the way, but for the root
 * @param entry as stored, even where it is gone
 * @param node what there is
 */
public record Place(
    Share share,
    FilePath path,
    Key key,
    Key nodeKey,
    List<Key> ancestors,
    Optional<Node> parent,
    Optional<Node> entry,
    Optional<Node> node,
    Instant now) {

  public String parentId() {
    return parent.map(Node::id).orElse(FileKeys.ROOT);
  }

  /** Where the directory is that has the entry, unless it is the root. */
  public Optional<Key> parentKey() {
    return ancestors.isEmpty() ? Optional.empty() : Optional.of(ancestors.getLast());
  }

  public boolean isHardLink() {
    return !key.equals(nodeKey);
  }

  public Place with(Node changed) {
    return new Place(
        share, path, key, nodeKey, ancestors, parent, entry, Optional.of(changed), now);
  }

  /** What is there, of whatever kind. */
  public Node require() {
    return node.orElseThrow(ErrorCode.RESOURCE_NOT_FOUND::exception);
  }

  public Node requireDirectory() {
    Node found = require();
    if (!found.isDirectory()) {
      throw ErrorCode.RESOURCE_TYPE_MISMATCH.exception();
    }
    return found;
  }

  /** A file or a link. */
  public Node requireFile() {
    Node found = require();
    if (found.isDirectory()) {
      throw ErrorCode.RESOURCE_TYPE_MISMATCH.exception();
    }
    return found;
  }

  /** A file with bytes. */
  public Node.Data requireData() {
    return requireFile().kind() instanceof Node.Data data ? data : mismatch();
  }

  private static Node.Data mismatch() {
    throw ErrorCode.RESOURCE_TYPE_MISMATCH.exception();
  }
}
