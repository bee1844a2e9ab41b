package dev.malachite.table.query;

import dev.malachite.protocol.Payload;
import dev.malachite.table.model.EntityKey;
import java.util.List;
import java.util.Optional;

/**
 * What a query found.
 *
 * @param answer shows what was found
 * @param last the last key that was looked at, where others follow
 * @param revisions of all items that were looked at
 */
record EntityPage(Payload answer, Optional<EntityKey> last, List<Long> revisions) {
  /** Whether both show the same state of the same items. */
  boolean isSameAs(EntityPage other) {
    return revisions.equals(other.revisions) && last.equals(other.last);
  }
}
