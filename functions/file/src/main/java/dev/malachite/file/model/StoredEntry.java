package dev.malachite.file.model;

import dev.malachite.domain.FilePath;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads what is known by its keys, whatever path leads to it now, and all that a change of it
 * needs.
 *
 * @param share the key of the share
 * @param entry the key of the name
 * @param node the key of what the name is about
 */
public record StoredEntry(Key share, Key entry, Key node) implements Plan {
  @Override
  public Collection<Key> keys(View known) {
    Set<Key> keys = new HashSet<>(List.of(share, entry, node));
    Shares.find(share, known)
        .ifPresent(each -> {
          keys.add(FileKeys.usage(each, node));
          keys.add(FileKeys.epoch(each, entry));
        });
    known
        .item(node)
        .map(NodeCodec::decode)
        .map(Node::kind)
        .filter(Node.Data.class::isInstance)
        .ifPresent(kind -> keys.add(FileKeys.mapOwner(((Node.Data) kind).map())));
    return keys;
  }

  /** Empty where the share is gone; shows what is stored, even where it is gone. */
  public Optional<Place> place(View view) {
    return Shares.find(share, view)
        .filter(each -> node.partition().startsWith(each.generation() + "/"))
        .map(each ->
            new Place(
                each,
                FilePath.ROOT,
                entry,
                node,
                List.of(),
                Optional.empty(),
                view.item(entry).map(NodeCodec::decode),
                view.item(node).map(NodeCodec::decode),
                view.now()));
  }
}
