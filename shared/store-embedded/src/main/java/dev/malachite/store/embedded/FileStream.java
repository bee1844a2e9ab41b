package dev.malachite.store.embedded;

import dev.malachite.store.ContentId;
import dev.malachite.store.FilePart;
import dev.malachite.store.FileParts;
import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads a range of a file; every piece is compared with its checksum before anybody sees it. Whole
 * pieces go straight into a buffer that has room for them; who only passes on what was compared a
 * moment ago need not read it.
 */
final class FileStream extends InputStream implements FileParts {
  private static final ByteBuffer NONE = ByteBuffer.allocate(0);

  private final FileChannel file;
  private final ContentId id;
  private final ContentRow row;
  private final ComparedPieces compared;
  private final long end;
  private long position;
  private ByteBuffer loaded = NONE;
  private int loadedNumber = -1;

  FileStream(
      FileChannel file,
      ContentId id,
      ContentRow row,
      ComparedPieces compared,
      long offset,
      long length) {
    this.file = file;
    this.id = id;
    this.row = row;
    this.compared = compared;
    this.position = offset;
    this.end = offset + length;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, target.length);
    return length == 0 ? 0 : read(ByteBuffer.wrap(target, offset, length));
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    if (position >= end) {
      return -1;
    }
    int number = row.number(position);
    int from = (int) (position - row.start(number));
    int taken = (int) Math.min(end - position, row.size(number) - from);
    if (taken == row.size(number) && taken <= target.remaining()) {
      load(number, target.slice(target.position(), taken));
      target.position(target.position() + taken);
    } else {
      load(number);
      taken = Math.min(taken, target.remaining());
      target.put(loaded.slice(from, taken));
    }
    position += taken;
    return taken;
  }

  @Override
  public Optional<FilePart> takePart(long most) {
    long from = position;
    long stop = from + Math.min(most, end - from);
    while (position < stop && compared.has(id, row.number(position))) {
      position = Math.min(stop, row.start(row.number(position) + 1));
    }
    return position == from
        ? Optional.empty()
        : Optional.of(new FilePart(file, from, position - from));
  }

  @Override
  public long skip(long bytes) {
    long skipped = Math.clamp(bytes, 0, end - position);
    position += skipped;
    return skipped;
  }

  @Override
  public boolean isOpen() {
    return file.isOpen();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  private void load(int number) throws IOException {
    if (number != loadedNumber) {
      ByteBuffer piece = ByteBuffer.allocate(row.size(number));
      load(number, piece.slice());
      loaded = piece;
      loadedNumber = number;
    }
  }

  private void load(int number, ByteBuffer piece) throws IOException {
    long from = row.start(number);
    while (piece.hasRemaining()) {
      if (file.read(piece, from + piece.position()) < 0) {
        throw Unavailable.rejected("the file of a content is shorter than it was when written");
      }
    }
    if (FileSums.of(piece.flip()) != row.sum(number)) {
      throw Unavailable.rejected("the file of a content is damaged");
    }
    compared.add(id, number);
  }
}
