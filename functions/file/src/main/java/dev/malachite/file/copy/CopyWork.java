package dev.malachite.file.copy;

import dev.malachite.file.model.StoredEntry;
import dev.malachite.protocol.copy.Asker;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.Key;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;

/**
 * A copy that goes on in the background: what whoever finds it needs to continue.
 *
 * @param target the file that is copied into
 * @param source the URL
 * @param etag of the source when the copy began: a source that changes ends the copy
 * @param inRanges whether the source can tell which of its ranges are written
 * @param map what is copied so far; the file shows the first version of it, which is all zeros
 * @param done how far in the source that is
 */
public record CopyWork(
    StoredEntry target,
    String id,
    String source,
    Asker asker,
    String etag,
    boolean inRanges,
    Instant startedAt,
    SparseMap map,
    long done,
    long total) {
  private static final Duration LONGEST = Duration.ofDays(14);
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final String PARTITION = "file-copies/";

  public static boolean isOne(Key key) {
    return key.partition().startsWith(PARTITION);
  }

  static Key key(String copyId) {
    return new Key(PARTITION + copyId.charAt(0), copyId);
  }

  Key key() {
    return key(id);
  }

  /** When somebody else may take it to be abandoned. */
  static OptionalLong dueAt(Instant now) {
    return OptionalLong.of(now.plus(PATIENCE).toEpochMilli());
  }

  /** No copy takes longer. */
  boolean isTooOld(Instant now) {
    return now.isAfter(startedAt.plus(LONGEST));
  }

  CopyWork advanced(SparseMap more, long end) {
    return new CopyWork(target, id, source, asker, etag, inRanges, startedAt, more, end, total);
  }
}
