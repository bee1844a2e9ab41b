package dev.malachite.store.embedded;

import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Key;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the index keeps of one content.
 *
 * @param fileSums of the pieces of its file; none where the pieces are in the database
 */
record ContentRow(
    Key owner,
    long length,
    long writtenAt,
    int chunkBytes,
    OptionalLong since,
    Optional<byte[]> fileSums) {
  private static final int PARTITION = 1;
  private static final int SORT = 2;
  private static final int LENGTH = 3;
  private static final int WRITTEN_AT = 4;
  private static final int CHUNK_BYTES = 5;
  private static final int SINCE = 6;
  private static final int FILE_SUMS = 7;

  byte[] encode() {
    FieldWriter fields =
        new FieldWriter()
            .put(PARTITION, owner.partition())
            .put(SORT, owner.sort())
            .put(LENGTH, length)
            .put(WRITTEN_AT, writtenAt)
            .put(CHUNK_BYTES, chunkBytes);
    since.ifPresent(millis -> fields.put(SINCE, millis));
    fileSums.ifPresent(sums -> fields.put(FILE_SUMS, sums));
    return fields.toBytes();
  }

  static ContentRow decode(byte[] encoded) {
    FieldReader fields = new FieldReader(encoded);
    return new ContentRow(
        new Key(fields.text(PARTITION).orElseThrow(), fields.text(SORT).orElseThrow()),
        fields.number(LENGTH).orElseThrow(),
        fields.number(WRITTEN_AT).orElseThrow(),
        (int) fields.number(CHUNK_BYTES).orElseThrow(),
        fields.number(SINCE),
        fields.bytes(FILE_SUMS));
  }

  ContentPlace place(ContentId id) {
    return new ContentPlace(since, id);
  }

  int chunks() {
    return Math.toIntExact((length + chunkBytes - 1) / chunkBytes);
  }

  ContentRow inFile(FileSums sums) {
    return new ContentRow(owner, length, writtenAt, chunkBytes, since, Optional.of(sums.encoded()));
  }

  boolean inFile() {
    return fileSums.isPresent();
  }

  /** Of the piece in which the position is. */
  int number(long position) {
    return (int) (position / chunkBytes);
  }

  long start(int number) {
    return (long) number * chunkBytes;
  }

  int size(int number) {
    return (int) Math.min(chunkBytes, length - start(number));
  }

  /** The checksum of a piece of its file. */
  int sum(int number) {
    return ByteBuffer.wrap(fileSums.orElseThrow()).getInt(number * Integer.BYTES);
  }

  Content.Stored stored(ContentId id) {
    return new Content.Stored(id, owner, length, writtenAt);
  }
}
