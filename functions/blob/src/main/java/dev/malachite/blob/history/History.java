package dev.malachite.blob.history;

import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastCodec;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.store.Decision;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** The past states of blobs in views and decisions. */
public final class History {
  private History() {}

  public static Optional<Past> find(Key key, View view) {
    return view.item(key).map(PastCodec::decode);
  }

  /**
   * Whether snapshots under a blob are there: a blob that is gone or says that it has none lost
   * those whose items are still to be removed.
   */
  public static boolean hasSnapshots(Key blob, View view) {
    return view.item(blob)
        .filter(item -> BlobCodec.decode(item.value()).snapshots() > 0)
        .isPresent();
  }

  /** Stores it under its blob; what is deleted is due when it cannot come back any more. */
  public static <T> Decision<T> put(Decision<T> decision, Key blob, Past past) {
    return decision.put(PastKeys.of(blob, past), PastCodec.encode(past), dueAt(past));
  }

  /**
   * What became the blob again stays for a while, where nobody sees it but reclaim: who looks for
   * what refers to bytes, and looks at the blob first, must not miss what moves there.
   */
  static <T> Decision<T> putMoved(Decision<T> decision, Key blob, Past past, Instant now) {
    Past.Deletion over = new Past.Deletion(past.deletion().orElseThrow().at(), now);
    Instant end = now.plus(FreshContent.LONGEST_UPLOAD);
    return decision.put(
        PastKeys.of(blob, past),
        PastCodec.encode(past.deleted(over)),
        OptionalLong.of(end.toEpochMilli()));
  }

  private static OptionalLong dueAt(Past past) {
    return past.deletion()
        .map(deletion -> OptionalLong.of(deletion.until().toEpochMilli()))
        .orElse(OptionalLong.empty());
  }
}
