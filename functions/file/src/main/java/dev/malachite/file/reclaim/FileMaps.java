package dev.malachite.file.reclaim;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.MapHolders;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who has versions of the bytes of a file: the newest state of it, and the older ones that it leads
 * to, which snapshots see. States are only ever added at the new end, which is looked at first.
 */
public record FileMaps(Store store) implements MapHolders {
  @Override
  public boolean knows(Key head) {
    return FileKeys.isNodes(head.partition()) || FileKeys.isHistory(head.partition());
  }

  @Override
  public Optional<Held> held(Key head, String map) {
    Set<Long> versions = new HashSet<>();
    Optional<Node> state = read(head);
    while (state.isPresent()) {
      if (state.get().kind() instanceof Node.Data data && data.map().partition().equals(map)) {
        versions.add(data.map().version());
      }
      state = state.get().history().flatMap(this::read);
    }
    return versions.isEmpty() ? Optional.empty() : Optional.of(new Held(versions, true));
  }

  private Optional<Node> read(Key key) {
    Item item = store.read(List.of(key)).get(key);
    return Optional.ofNullable(item).map(NodeCodec::decode);
  }
}
