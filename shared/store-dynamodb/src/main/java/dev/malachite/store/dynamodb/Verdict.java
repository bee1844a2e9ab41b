package dev.malachite.store.dynamodb;

import dev.malachite.store.Change;
import dev.malachite.store.Outcome;
import dev.malachite.store.Unavailable;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a failed condition means. */
final class Verdict {
  private Verdict() {}

  /** Whether the stored item is the one of this very change: then an earlier try of it landed. */
  static boolean isOurs(Change change, Map<String, AttributeValue> stored) {
    return change instanceof Change.Put put && Attributes.revision(stored) == put.item().revision();
  }

  // Ours may have landed and been replaced since: then it was not lost, and nothing tells.
  static Outcome of(boolean ours, boolean earlierMayHaveLanded) {
    if (!ours && earlierMayHaveLanded) {
      throw new Unavailable("the outcome of the commit could not be learned");
    }
    return ours ? Outcome.COMMITTED : Outcome.LOST;
  }
}
