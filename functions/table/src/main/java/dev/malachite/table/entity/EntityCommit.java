package dev.malachite.table.entity;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.store.ContentId;
import dev.malachite.store.Decision;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Residue;
import dev.malachite.store.Store;
import dev.malachite.store.View;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityDraft;
import dev.malachite.table.model.StoredEntity;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The rule of a commit: looks at all entities in one view and decides about all changes. */
final class EntityCommit {
  private static final int LARGEST_ITEM = Item.MAX_VALUE_BYTES - 1024;
  // DynamoDB takes four million bytes in a transaction, keys included.
  private static final int LARGEST_COMMIT = 3_500_000;

  /** Says in an error which change it is about. */
  @FunctionalInterface
  interface Naming {
    ApiException name(int index, ApiException error);
  }

  /** What is replaced, and by what. */
  private record Step(Key key, Optional<StoredEntity> old, Optional<EntityDraft> fresh) {}

  // Content has one owner: another entity with the same properties needs its own.
  private record Place(Key entity, ByteBuffer properties) {
    static Place of(EntityDraft draft) {
      return new Place(draft.key(), draft.properties());
    }
  }

  private final TableStore tables;
  private final BatchMarks marks;
  private final List<EntityChange> changes;
  private final Naming naming;
  private final Map<Place, ContentId> contents = new HashMap<>();
  private Optional<Instant> storedSince = Optional.empty();

  EntityCommit(TableStore tables, BatchMarks marks, List<EntityChange> changes, Naming naming) {
    this.tables = tables;
    this.marks = marks;
    this.changes = changes;
    this.naming = naming;
  }

  List<EntityChange> changes() {
    return changes;
  }

  /** Whether all it does is to insert one entity. */
  boolean isInsertion() {
    return changes.size() == 1 && changes.getFirst().verb() == Verb.INSERT;
  }

  /**
   * The properties of a draft are content now, for whenever they are wanted again.
   *
   * @param since an instant before they were stored
   */
  void stored(EntityDraft draft, ContentId id, Instant since) {
    contents.put(Place.of(draft), id);
    storedSince = storedSince.or(() -> Optional.of(since));
  }

  Decision<Attempt> decide(Key tableKey, View view) {
    Table table = named(0, () -> tables.tables().require(tableKey, view));
    List<Step> steps = new ArrayList<>();
    for (int index = 0; index < changes.size(); index++) {
      EntityChange change = changes.get(index);
      try {
        steps.add(named(index, () -> step(change, table, view)));
      } catch (ApiException refusal) {
        return refuse(refusal, index, table);
      }
    }
    Key mark = TableKeys.mark(table, bucket(table));
    if (steps.size() > 1 && !marks.stands(mark, view.now())) {
      return Decision.of(new Attempt.NeedsMark(mark));
    }
    List<EntityDraft> unstored = unstored(steps);
    return unstored.isEmpty()
        ? commit(steps, view)
        : Decision.of(new Attempt.NeedsContent(unstored));
  }

  // A read may show half of another batch, so what is said of several entities is checked of all
  // at once, just as what is done to them.
  private Decision<Attempt> refuse(ApiException refusal, int index, Table table) {
    if (index == 0) {
      throw refusal;
    }
    Decision<Attempt> decision = Decision.of(new Attempt.Refused(refusal));
    changes
        .subList(0, index + 1)
        .forEach(each -> decision.check(TableKeys.entity(table, each.key())));
    return decision;
  }

  private int bucket(Table table) {
    return TableKeys.bucket(table, changes.getFirst().key().partitionKey());
  }

  private Step step(EntityChange change, Table table, View view) {
    Key key = TableKeys.entity(table, change.key());
    Optional<Item> item = view.item(key);
    Optional<StoredEntity> old = item.map(each -> StoredEntity.decode(each.value()));
    Optional<Entity> fresh =
        EntityRules.apply(
            change,
            old.map(StoredEntity::timestamp),
            () -> tables.entities().load(item.orElseThrow()).properties(),
            view.now());
    return new Step(key, old, fresh.map(entity -> EntityDraft.of(key, entity)));
  }

  private List<EntityDraft> unstored(List<Step> steps) {
    List<EntityDraft> unstored = new ArrayList<>();
    for (Step step : steps) {
      step.fresh()
          .filter(draft -> isLarge(draft) && !contents.containsKey(Place.of(draft)))
          .ifPresent(unstored::add);
    }
    return unstored;
  }

  private boolean isLarge(EntityDraft draft) {
    return draft.length() > Math.min(LARGEST_ITEM, LARGEST_COMMIT / changes.size());
  }

  private Decision<Attempt> commit(List<Step> steps, View view) {
    storedSince.ifPresent(since -> FreshContent.require(since, view.now()));
    List<Optional<Entity>> entities = new ArrayList<>(steps.size());
    steps.forEach(step -> entities.add(step.fresh().map(EntityDraft::entity)));
    Decision<Attempt> decision = Decision.of(new Attempt.Done(entities));
    steps.forEach(step -> change(step, decision));
    noteLeftovers(steps, decision, view);
    return decision;
  }

  private void change(Step step, Decision<Attempt> decision) {
    step.fresh()
        .ifPresentOrElse(
            draft -> decision.put(step.key(), draft.item(content(draft))),
            () -> decision.delete(step.key()));
  }

  private Optional<ContentId> content(EntityDraft draft) {
    return isLarge(draft) ? Optional.ofNullable(contents.get(Place.of(draft))) : Optional.empty();
  }

  // Where there is no room for a note, the sweep of orphans finds the content by its owner.
  private void noteLeftovers(List<Step> steps, Decision<Attempt> decision, View view) {
    int room = Store.MAX_CHANGES - steps.size();
    for (Step step : steps) {
      Optional<Residue> residue = room > 0 ? leftover(step, view) : Optional.empty();
      if (residue.isPresent()) {
        residue.get().addTo(decision);
        room--;
      }
    }
  }

  private Optional<Residue> leftover(Step step, View view) {
    Instant unread = view.now().plus(tables.longestRead());
    return step.old()
        .flatMap(
            old -> old.content().map(id -> Residue.content(id, old.length(), step.key(), unread)));
  }

  private <T> T named(int index, Supplier<T> rule) {
    try {
      return rule.get();
    } catch (ApiException error) {
      throw naming.name(index, error);
    }
  }
}
