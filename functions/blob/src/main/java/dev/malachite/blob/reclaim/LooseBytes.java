package dev.malachite.blob.reclaim;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.Layout;
import dev.malachite.blob.model.Segment;
import dev.malachite.store.ContentId;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Bytes that something had, less those that something still has. */
final class LooseBytes {
  private static final int PAGE = 4;

  private final Store store;
  private final Map<ContentId, Long> contents = new HashMap<>();
  private final Set<String> layouts = new HashSet<>();
  private final Set<String> maps = new HashSet<>();
  private final Map<String, Set<Long>> heldVersions = new HashMap<>();
  private final Set<String> walked = new HashSet<>();

  LooseBytes(Store store) {
    this.store = store;
  }

  LooseBytes add(BlobBytes bytes) {
    switch (bytes) {
      case BlobBytes.Inline inline -> {}
      case BlobBytes.Stored stored -> contents.put(stored.id(), stored.length());
      case BlobBytes.Segmented segmented -> {
        segmented.tail().forEach(this::add);
        if (!segmented.layout().isEmpty() && layouts.add(segmented.layout())) {
          segments(store, segmented.layout(), this::add);
        }
      }
      case BlobBytes.Pages pages -> maps.add(pages.map().partition());
    }
    return this;
  }

  LooseBytes add(ContentId content, long length) {
    contents.put(content, length);
    return this;
  }

  private void add(Segment segment) {
    contents.merge(segment.content(), segment.length(), Long::sum);
  }

  /** These are held. */
  void strike(BlobBytes held) {
    switch (held) {
      case BlobBytes.Inline inline -> {}
      case BlobBytes.Stored stored -> contents.remove(stored.id());
      case BlobBytes.Segmented segmented -> strike(segmented);
      case BlobBytes.Pages pages ->
          heldVersions
              .computeIfAbsent(pages.map().partition(), partition -> new HashSet<>())
              .add(pages.map().version());
    }
  }

  private void strike(BlobBytes.Segmented held) {
    held.tail().forEach(segment -> contents.remove(segment.content()));
    layouts.remove(held.layout());
    if (!held.layout().isEmpty() && !contents.isEmpty() && walked.add(held.layout())) {
      segments(store, held.layout(), segment -> contents.remove(segment.content()));
    }
  }

  static void segments(Store store, String layout, Consumer<Segment> visitor) {
    Cursor pages = new Cursor(store, List.of(layout), Range.all(), PAGE);
    for (Optional<Item> page = pages.next(); page.isPresent(); page = pages.next()) {
      Layout.decode(page.get()).forEach(visitor);
    }
  }

  /** What is free, with the bytes that were referred to. */
  Map<ContentId, Long> contents() {
    return contents;
  }

  Set<String> layouts() {
    return layouts;
  }

  Set<String> maps() {
    return maps;
  }

  /** The versions of a map that are held; none where it is free. */
  Collection<Long> versions(String map) {
    return heldVersions.getOrDefault(map, Set.of());
  }

  boolean isFree(String map) {
    return !heldVersions.containsKey(map);
  }
}
