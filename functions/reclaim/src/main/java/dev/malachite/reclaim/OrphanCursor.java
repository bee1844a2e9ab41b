package dev.malachite.reclaim;

import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.ContentId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** How far all content has been looked through: one for all processes. */
final class OrphanCursor {
  private static final Key KEY = new Key("reclaim", "orphans");

  private final Store store;
  private final Ids ids;

  OrphanCursor(Store store, Ids ids) {
    this.store = store;
    this.ids = ids;
  }

  /** After which content to go on, in the pass that began then. */
  record Position(Optional<ContentId> after, Instant begun, long revision) {}

  /** Empty where the last pass is done and the next is not due. */
  Optional<Position> resume(Instant now, Duration interval) {
    Item item = store.read(List.of(KEY)).get(KEY);
    if (item == null) {
      return Optional.of(new Position(Optional.empty(), now, Item.ABSENT));
    }
    FieldReader fields = new FieldReader(item.value());
    Instant begun = Instant.ofEpochMilli(fields.number(1).orElseThrow());
    if (!fields.flag(2)) {
      return Optional.of(new Position(fields.text(3).map(ContentId::new), begun, item.revision()));
    }
    return now.isBefore(begun.plus(interval))
        ? Optional.empty()
        : Optional.of(new Position(Optional.empty(), now, item.revision()));
  }

  /** Empty where another process goes on from there. */
  Optional<Position> advance(Position from, ContentId last) {
    return save(from, false, Optional.of(last));
  }

  Optional<Position> finish(Position from) {
    save(from, true, Optional.empty());
    return Optional.empty();
  }

  private Optional<Position> save(Position from, boolean done, Optional<ContentId> last) {
    FieldWriter fields = new FieldWriter().put(1, from.begun().toEpochMilli()).put(2, done);
    last.ifPresent(id -> fields.put(3, id.value()));
    long revision = ids.unique();
    Change put = Change.put(KEY, from.revision(), revision, fields.toBytes(), OptionalLong.empty());
    return store.commit(List.of(put)) == Outcome.COMMITTED
        ? Optional.of(new Position(last, from.begun(), revision))
        : Optional.empty();
  }
}
