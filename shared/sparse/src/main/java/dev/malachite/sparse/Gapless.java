package dev.malachite.sparse;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The extents of a span with zeros in the holes between them. */
final class Gapless implements Iterator<Extent> {
  private final Iterator<Extent> written;
  private final long end;
  private long position;
  private @Nullable Extent ahead;

  Gapless(Iterator<Extent> written, Span whole) {
    this.written = written;
    this.position = whole.from();
    this.end = whole.to();
  }

  @Override
  public boolean hasNext() {
    return position < end;
  }

  @Override
  public Extent next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    if (ahead == null && written.hasNext()) {
      ahead = written.next();
    }
    Extent piece = ahead;
    if (piece == null || piece.from() > position) {
      long holeEnd = piece == null ? end : piece.from();
      piece = new Extent(new Span(position, holeEnd), Source.ZEROS);
    } else {
      ahead = null;
    }
    position = piece.to();
    return piece;
  }
}
