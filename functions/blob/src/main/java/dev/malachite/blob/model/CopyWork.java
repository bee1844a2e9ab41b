package dev.malachite.blob.model;

import dev.malachite.protocol.copy.Asker;
import dev.malachite.store.Key;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A copy that goes on in the background: what whoever finds it needs to continue.
 *
 * @param head the blob that is copied into
 * @param source the URL
 * @param etag of the source when the copy began: a source that changes ends the copy
 * @param bytes what is copied so far
 * @param done how far in the source that is
 * @param previousSnapshot of the source, where only what changed since is copied
 * @param incremental whether the bytes are those of the blob already
 */
public record CopyWork(
    Key head,
    String id,
    String source,
    Asker asker,
    String etag,
    Instant startedAt,
    BlobBytes bytes,
    long done,
    long total,
    boolean incremental,
    Optional<String> previousSnapshot) {
  /** No copy takes longer. */
  public static final Duration LONGEST = Duration.ofDays(14);

  private static final String PARTITION = "blob-copies/";

  public static boolean isOne(Key key) {
    return key.partition().startsWith(PARTITION);
  }

  public static Key key(String copyId) {
    return new Key(PARTITION + copyId.charAt(0), copyId);
  }

  public Key key() {
    return key(id);
  }

  public CopyWork advanced(BlobBytes more, long end) {
    return new CopyWork(
        head, id, source, asker, etag, startedAt, more, end, total, incremental, previousSnapshot);
  }
}
