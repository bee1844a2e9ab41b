package dev.malachite.file.model;

import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Key;
import dev.malachite.store.View;

/**
 * How many snapshots a share has had, in several items that say the same. A snapshot changes all of
 * them and a change of the tree checks one: it falls on one side of the snapshot, and two changes
 * seldom meet.
 */
public final class Epochs {
  private Epochs() {}

  /** As the commit of a change of the entry will check it. */
  static long of(Share share, Key entry, View view) {
    return view.item(FileKeys.epoch(share, entry))
        .map(item -> new FieldReader(item.value()).number(1).orElseThrow())
        .orElse(share.epoch());
  }

  /** After a snapshot. */
  public static <T> Decision<T> advance(Decision<T> decision, Share share) {
    byte[] value = new FieldWriter().put(1, share.epoch()).toBytes();
    FileKeys.epochs(share).forEach(key -> decision.put(key, value));
    return decision;
  }
}
