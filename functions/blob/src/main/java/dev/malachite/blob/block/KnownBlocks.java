package dev.malachite.blob.block;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Segment;
import dev.malachite.blob.model.Staging;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The blocks that a blob has: those in its list, and those that wait for a commit. */
record KnownBlocks(Map<String, Segment> committed, Map<String, Segment> staged) {
  private static final int PAGE = 1000;

  static KnownBlocks of(BlobStore blobs, Key key, Optional<Blob> blob) {
    Map<String, Segment> committed = new HashMap<>();
    blob.ifPresent(each ->
        committed(blobs, each).forEach(segment -> committed.put(segment.blockId(), segment)));
    Map<String, Segment> staged = new HashMap<>();
    blob.ifPresent(each ->
        staged(blobs, key, each.staging())
            .forEach(block -> staged.put(block.id(), block.toSegment())));
    return new KnownBlocks(committed, staged);
  }

  /** In the order of the bytes. */
  static List<Segment> committed(BlobStore blobs, Blob blob) {
    if (!(blob.bytes() instanceof BlobBytes.Segmented segmented)) {
      return List.of();
    }
    List<Segment> blocks = new ArrayList<>(segmented.segments());
    new SegmentWalk(blobs.store(), segmented, 0).forEachRemaining(blocks::add);
    return Collections.unmodifiableList(blocks);
  }

  /** In the order of their names. */
  static List<StagedBlock> staged(BlobStore blobs, Key key, Staging staging) {
    if (!staging.isOpen()) {
      return List.of();
    }
    Cursor cursor =
        new Cursor(
            blobs.store(), List.of(StagedBlock.partition(key)), StagedBlock.all(staging), PAGE);
    List<StagedBlock> blocks = new ArrayList<>();
    Optional<Item> next = cursor.next();
    while (next.isPresent()) {
      blocks.add(StagedBlock.decode(next.get()));
      next = cursor.next();
    }
    return blocks;
  }

  /** The block that is meant, if the blob has it. */
  Optional<Segment> find(BlockReference reference) {
    return switch (reference.source()) {
      case COMMITTED -> Optional.ofNullable(committed.get(reference.id()));
      case UNCOMMITTED -> Optional.ofNullable(staged.get(reference.id()));
      case LATEST ->
          Optional.ofNullable(staged.get(reference.id()))
              .or(() -> Optional.ofNullable(committed.get(reference.id())));
    };
  }
}
