package dev.malachite.file.handle;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.Share;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The open handles of a file, a directory, or of everything below one. */
final class HandleWalk {
  private static final String RECURSIVE = "x-ms-recursive";
  private static final int PAGE = 100;

  private final FileStore files;
  private final Found found;
  private final boolean recursive;

  private HandleWalk(FileStore files, Found found, boolean recursive) {
    this.files = files;
    this.found = found;
    this.recursive = recursive;
  }

  static HandleWalk of(FileStore files, Call call) {
    Found found = Found.of(files, call);
    boolean recursive = call.header(RECURSIVE).filter("true"::equalsIgnoreCase).isPresent();
    if (recursive && !found.node().isDirectory()) {
      throw MalformedInput.invalidHeader(RECURSIVE, "true");
    }
    return new HandleWalk(files, found, recursive);
  }

  Share share() {
    return found.share();
  }

  /** At most so many, after the handle with the id. */
  List<HandleRecord> next(Optional<String> after, int most) {
    List<HandleRecord> handles = new ArrayList<>();
    Range rest = after.map(Range.all()::after).orElse(Range.all());
    boolean more = true;
    while (more && handles.size() < most) {
      Page page = files.store().scan(FileKeys.handles(found.share()), rest, PAGE);
      handles.addAll(live(page.items().stream().map(HandleRecord::decode).toList()));
      more = page.more();
      rest = more ? rest.after(page.items().getLast().key().sort()) : rest;
    }
    return handles.subList(0, Math.min(most, handles.size()));
  }

  private List<HandleRecord> live(List<HandleRecord> records) {
    List<HandleRecord> wanted = records.stream().filter(this::isWanted).toList();
    if (wanted.isEmpty()) {
      return wanted;
    }
    Instant now = files.transactions().now();
    List<Key> keys = wanted.stream().map(HandleRecord::node).distinct().toList();
    Map<Key, Item> nodes = files.store().read(keys);
    return wanted.stream().filter(record -> isLive(record, nodes, now)).toList();
  }

  private boolean isWanted(HandleRecord record) {
    return record.fileId().equals(found.node().id()) || (recursive && isBelow(record));
  }

  private boolean isBelow(HandleRecord record) {
    return found.path().isRoot() || record.path().key().startsWith(found.path().key() + "/");
  }

  private static boolean isLive(HandleRecord record, Map<Key, Item> nodes, Instant now) {
    return Optional.ofNullable(nodes.get(record.node()))
        .map(NodeCodec::decode)
        .flatMap(node -> node.opens().find(record.id(), now))
        .isPresent();
  }
}
