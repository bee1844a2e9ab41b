package dev.malachite.sparse;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;

/** Puts one state of a slab in the place of another, at an instant. */
record SlabSuccession(SparseSettings settings, Instant now) {
  /** The first state, of a slab that was a hole. */
  List<SlabPut> begin(Key key, Slab slab) {
    return List.of(current(key, slab));
  }

  /** The next state, with what leads back from it. */
  List<SlabPut> replace(Key key, Slab before, Slab after) {
    Key undoKey = SparseKeys.undo(key.partition(), SparseKeys.slab(key), after.version());
    byte[] undo = SlabCodec.encode(Undo.between(before, after));
    return List.of(current(key, after), put(undoKey, undo, OptionalLong.of(graceEnd())));
  }

  /** Fragmented and empty states are due, so that reclaim sees to them if nobody else does. */
  SlabPut current(Key key, Slab slab) {
    byte[] value = SlabCodec.encode(slab);
    if (isFragmented(slab)) {
      return put(key, value, OptionalLong.of(now.toEpochMilli()));
    }
    boolean empty = slab.extents().list().isEmpty();
    return put(key, value, empty ? OptionalLong.of(graceEnd()) : OptionalLong.empty());
  }

  private static SlabPut put(Key key, byte[] value, OptionalLong dueAt) {
    if (value.length > Item.MAX_VALUE_BYTES) {
      throw Unavailable.rejected("a slab has too many fragments until it is coalesced");
    }
    return new SlabPut(key, value, dueAt);
  }

  boolean isFragmented(Slab slab) {
    return slab.fragments() >= settings.fragments();
  }

  long graceEnd() {
    return now.plus(settings.grace()).toEpochMilli();
  }
}
