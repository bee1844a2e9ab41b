package dev.malachite.blob.copy;

import dev.malachite.blob.append.Growth;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.Segment;
import dev.malachite.domain.ByteSpan;
import dev.malachite.store.ContentId;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Copies into a block or append blob. */
final class SegmentCopy implements ByteCopy {
  private static final long PIECE = 64L * 1024 * 1024;
  private static final int MOST_BLOCKS = 480;

  private final BlobStore blobs;
  private final SourceReader reader;
  private final SourceBlocks blocks;
  private final Key head;

  SegmentCopy(BlobStore blobs, SourceReader reader, SourceBlocks blocks, Key head) {
    this.blobs = blobs;
    this.reader = reader;
    this.blocks = blocks;
    this.head = head;
  }

  @Override
  public Optional<Piece> next(BlobBytes bytes, long done) {
    List<SourceBlocks.Block> some = blocks.from(done, PIECE, MOST_BLOCKS);
    long length = some.stream().mapToLong(SourceBlocks.Block::length).sum();
    if (length == 0) {
      return Optional.empty();
    }
    ContentId id = new ContentId(blobs.ids().uuid().toString());
    try (InputStream stream = reader.open(new ByteSpan(done, done + length - 1))) {
      blobs.content().write(id, head, stream);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    Growth growth = Growth.of(Growth.segments(bytes), segments(some, id), head, blobs);
    return Optional.of(new Segments(blobs, head, id, growth, done + length));
  }

  private static List<Segment> segments(List<SourceBlocks.Block> blocks, ContentId id) {
    List<Segment> segments = new ArrayList<>();
    long offset = 0;
    for (SourceBlocks.Block block : blocks) {
      segments.add(new Segment(block.id(), id, offset, block.length()));
      offset += block.length();
    }
    return segments;
  }

  private record Segments(BlobStore blobs, Key head, ContentId id, Growth growth, long end)
      implements Piece {
    @Override
    public Collection<Key> keys() {
      return List.of();
    }

    @Override
    public Addition apply(View view) {
      return new Addition(growth.bytes(), decision -> addTo(decision, view));
    }

    // Nothing refers to pages yet while a copy is not done, so reclaim must hear of them.
    private void addTo(Decision<?> decision, View view) {
      growth.addTo(decision);
      if (growth.startsLayout()) {
        new Leftovers(head, growth.bytes()).announce(decision, blobs, view.now());
      }
    }

    @Override
    public void discard() {
      blobs.content().delete(id);
    }
  }
}
