package dev.malachite.file.handle;

import dev.malachite.domain.FilePath;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads what an open handle is about. */
record HandlePlan(OpenHandle open) implements Plan {
  @Override
  public Collection<Key> keys(View known) {
    Set<Key> keys = new HashSet<>(Set.of(open.share(), open.node(), open.index()));
    keys.add(open.entry());
    Optional<Share> share = Shares.find(open.share(), known);
    share.ifPresent(each -> keys.add(FileKeys.usage(each, open.node())));
    known
        .item(open.node())
        .map(NodeCodec::decode)
        .map(Node::kind)
        .filter(Node.Data.class::isInstance)
        .ifPresent(kind -> keys.add(FileKeys.mapOwner(((Node.Data) kind).map())));
    return keys;
  }

  /** Empty where the share or the file is gone. */
  static Optional<Place> place(OpenHandle open, View view) {
    Optional<Node> node = view.item(open.node()).map(NodeCodec::decode);
    return Shares.find(open.share(), view)
        .filter(share -> open.node().partition().startsWith(share.generation() + "/"))
        .map(share ->
            new Place(
                share,
                FilePath.ROOT,
                open.entry(),
                open.node(),
                List.of(),
                Optional.empty(),
                view.item(open.entry()).map(NodeCodec::decode),
                node,
                view.now()));
  }
}
