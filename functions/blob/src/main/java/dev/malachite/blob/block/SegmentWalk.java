package dev.malachite.blob.block;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.Layout;
import dev.malachite.blob.model.Segment;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * The segments of a blob from the one that holds a position, read page by page as they are taken.
 */
public final class SegmentWalk implements Iterator<Segment> {
  private static final int PAGES_AT_ONCE = 4;

  private final Optional<Cursor> pages;
  private final Deque<Segment> fetched = new ArrayDeque<>();
  private final List<Segment> tail;
  private boolean tailTaken;
  private long position;

  public SegmentWalk(Store store, BlobBytes.Segmented bytes, long from) {
    this.tail = bytes.tail();
    this.position = bytes.paged();
    this.pages =
        from < bytes.paged()
            ? Optional.of(
                new Cursor(
                    store,
                    List.of(bytes.layout()),
                    Layout.pages(from, bytes.paged()),
                    PAGES_AT_ONCE))
            : Optional.empty();
    pages.flatMap(Cursor::peek).ifPresent(first -> position = start(first));
    while (hasNext() && position + fetched.element().length() <= from) {
      next();
    }
  }

  private static long start(Item page) {
    return Layout.end(page.key()) - Layout.decode(page).stream().mapToLong(Segment::length).sum();
  }

  /** Where the next segment begins in the blob. */
  public long position() {
    return position;
  }

  @Override
  public boolean hasNext() {
    while (fetched.isEmpty() && !tailTaken) {
      Optional<Item> page = pages.flatMap(Cursor::next);
      tailTaken = page.isEmpty();
      fetched.addAll(page.map(Layout::decode).orElse(tail));
    }
    return !fetched.isEmpty();
  }

  @Override
  public Segment next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Segment next = fetched.remove();
    position += next.length();
    return next;
  }
}
