package dev.malachite.reclaim;

import dev.malachite.blob.block.StagedBlock;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.blob.model.Layout;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastCodec;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.blob.tag.TagIndex;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.Texts;
import dev.malachite.store.Content;
import dev.malachite.store.FieldReader;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.table.model.StoredEntity;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableCodec;
import dev.malachite.table.model.TableKeys;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Walks from the live containers, queues, tables and shares to everything that they need. */
final class Reachability {
  private final Instant now;
  private final Map<String, List<Item>> partitions;
  private final Set<Key> items = new HashSet<>();
  private final Set<String> contents = new TreeSet<>();
  private final Set<String> layouts = new HashSet<>();
  private final Set<String> maps = new HashSet<>();

  private Reachability(List<Item> all, Instant now) {
    this.now = now;
    partitions = all.stream().collect(Collectors.groupingBy(item -> item.key().partition()));
    all.forEach(this::root);
    maps.forEach(this::map);
  }

  /** What nothing needs: empty where all residue is gone. */
  static Set<String> residue(ListingStore store, Content content, Instant now) {
    List<Item> all = store.all();
    Reachability reachable = new Reachability(all, now);
    Set<String> rest = new TreeSet<>();
    all.stream()
        .map(Item::key)
        .filter(key -> !reachable.items.contains(key) && !key.partition().equals("reclaim"))
        .forEach(key -> rest.add(key.partition() + " : " + key.sort().replace('\0', '|')));
    content.list(Optional.empty(), 100_000).stream()
        .map(stored -> stored.id().value())
        .filter(id -> !reachable.contents.contains(id))
        .forEach(id -> rest.add("content " + id));
    return rest;
  }

  /** What something needs and is not there: always empty. */
  static Set<String> lost(ListingStore store, Content content, Instant now) {
    Set<String> lost = new TreeSet<>(new Reachability(store.all(), now).contents);
    content.list(Optional.empty(), 100_000).forEach(stored -> lost.remove(stored.id().value()));
    return lost;
  }

  private List<Item> in(String partition) {
    return partitions.getOrDefault(partition, List.of());
  }

  private void keep(String partition) {
    in(partition).forEach(item -> items.add(item.key()));
  }

  private void root(Item item) {
    Key key = item.key();
    if (key.partition().endsWith("/properties") || key.sort().startsWith("properties")) {
      items.add(key);
    } else if (BlobKeys.isContainer(key)) {
      Container container = ContainerCodec.decode(item.value());
      if (container.isLive()) {
        items.add(key);
        BlobKeys.partitions(container.generation(), container.buckets()).forEach(this::blobs);
        in(key.partition()).stream()
            .map(Item::key)
            .filter(each -> each.sort().endsWith("/" + container.generation()))
            .forEach(items::add);
      }
    } else if (QueueKeys.isQueue(key)) {
      Queue queue = QueueCodec.decode(item.value());
      if (queue.isLive()) {
        items.add(key);
        for (int bucket = 0; bucket < queue.buckets(); bucket++) {
          messages(QueueKeys.partition(queue.generation(), bucket));
        }
      }
    } else if (TableKeys.isTable(key)) {
      Table table = TableCodec.decode(item.value());
      if (table.isLive()) {
        items.add(key);
        TableKeys.partitions(table.generation(), table.buckets()).forEach(this::entities);
      }
    } else if (FileKeys.isShare(key)) {
      Share share = ShareCodec.decode(item);
      if (share.isLive() && isOfLiveShare(key, share)) {
        items.add(key);
        FileKeys.nodes(share.generation(), share.buckets()).forEach(this::files);
        FileKeys.plain(share.generation()).forEach(this::keep);
      }
    }
  }

  /** Nobody finds the snapshots of a share that is gone. */
  private boolean isOfLiveShare(Key key, Share found) {
    Key base = FileKeys.shareOf(key);
    return in(base.partition()).stream()
        .filter(item -> item.key().equals(base))
        .map(ShareCodec::decode)
        .anyMatch(share -> share.isLive() && share.generation().equals(found.generation()));
  }

  private void messages(String partition) {
    in(partition).stream()
        .filter(item -> QueueKeys.isMessage(item.key()))
        .filter(item -> !MessageCodec.decode(item).isExpired(now))
        .forEach(item -> items.addAll(List.of(item.key(), Texts.beside(item.key()))));
  }

  private void entities(String partition) {
    keep(partition);
    in(partition).stream()
        .filter(item -> TableKeys.isEntity(item.key()))
        .flatMap(item -> StoredEntity.decode(item.value()).content().stream())
        .forEach(id -> contents.add(id.value()));
  }

  private void blobs(String partition) {
    for (Item item : in(partition)) {
      Blob blob = BlobCodec.decode(item.value());
      if (blob.isExpired(now)) {
        continue;
      }
      items.add(item.key());
      items.addAll(TagIndex.keys(item.key(), blob.tags()));
      bytes(blob.bytes());
      for (Item staged : in(StagedBlock.partition(item.key()))) {
        if (StagedBlock.staging(staged.key()).equals(blob.staging().id())
            && StagedBlock.blob(staged).equals(item.key())) {
          items.add(staged.key());
          contents.add(StagedBlock.decode(staged).content().value());
        }
      }
    }
    for (Item past : in(PastKeys.partition(partition))) {
      Past state = PastCodec.decode(past);
      if (state.isLive() || state.isDeleted(now)) {
        items.add(past.key());
        bytes(state.blob().bytes());
      }
    }
  }

  private void bytes(BlobBytes bytes) {
    switch (bytes) {
      case BlobBytes.Inline inline -> {}
      case BlobBytes.Stored stored -> contents.add(stored.id().value());
      case BlobBytes.Segmented segmented -> {
        segmented.tail().forEach(segment -> contents.add(segment.content().value()));
        if (!segmented.layout().isEmpty() && layouts.add(segmented.layout())) {
          keep(segmented.layout());
          in(segmented.layout()).stream()
              .flatMap(page -> Layout.decode(page).stream())
              .forEach(segment -> contents.add(segment.content().value()));
        }
      }
      case BlobBytes.Pages pages -> maps.add(pages.map().partition());
    }
  }

  private void files(String partition) {
    for (String each : List.of(partition, FileKeys.historyPartition(partition))) {
      keep(each);
      in(each).stream()
          .map(NodeCodec::decode)
          .map(Node::kind)
          .filter(Node.Data.class::isInstance)
          .forEach(kind -> maps.add(((Node.Data) kind).map().partition()));
    }
  }

  // All items of maps name contents in the same field.
  private void map(String partition) {
    keep(partition);
    in(partition).stream()
        .flatMap(item -> new FieldReader(item.value()).texts(4).stream())
        .forEach(contents::add);
  }
}
