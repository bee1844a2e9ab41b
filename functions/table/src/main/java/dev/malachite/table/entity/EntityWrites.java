package dev.malachite.table.entity;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Unavailable;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityDraft;
import dev.malachite.table.model.Table;
import dev.malachite.table.model.TableKeys;
import dev.malachite.table.model.TableStore;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Commits changes of entities, all or none. What a commit needs to be there before it (a mark,
 * content) is made when the rule finds it missing, and the rule is asked again.
 */
public final class EntityWrites {
  private static final int MAX_ROUNDS = 16;

  private final TableStore tables;
  private final BatchMarks marks;

  public EntityWrites(TableStore tables, BatchMarks marks) {
    this.tables = tables;
    this.marks = marks;
  }

  /** One change; the entity afterwards, if there is one then. */
  public Optional<Entity> write(Key table, EntityChange change) {
    return run(table, new EntityCommit(tables, marks, List.of(change), (_, error) -> error))
        .getFirst();
  }

  /** Changes of one partition in their order; an error says which of them it is about. */
  public List<Optional<Entity>> writeAll(Key table, List<EntityChange> changes) {
    return run(table, new EntityCommit(tables, marks, changes, EntityWrites::numbered));
  }

  private static ApiException numbered(int index, ApiException error) {
    return error.message(index + ":" + error.text());
  }

  private List<Optional<Entity>> run(Key table, EntityCommit commit) {
    return insertUnseen(table, commit).orElseGet(() -> runSeeing(table, commit));
  }

  // Most of what is inserted is new, and the commit compares anyway: nobody has to look before. Why
  // it cannot be inserted is told by who has looked.
  private Optional<List<Optional<Entity>>> insertUnseen(Key table, EntityCommit commit) {
    if (!commit.isInsertion()) {
      return Optional.empty();
    }
    try {
      Plan plan = tables.tables().plan(table, _ -> List.of());
      return tables
          .transactions()
          .attempt(plan, view -> commit.decide(table, view))
          .flatMap(EntityWrites::done);
    } catch (ApiException refused) {
      return Optional.empty();
    }
  }

  private static Optional<List<Optional<Entity>>> done(Attempt attempt) {
    return attempt instanceof Attempt.Done done ? Optional.of(done.entities()) : Optional.empty();
  }

  private List<Optional<Entity>> runSeeing(Key table, EntityCommit commit) {
    Plan plan = tables.tables().plan(table, found -> keys(found, commit));
    for (int round = 0; round < MAX_ROUNDS; round++) {
      Attempt attempt = tables.transactions().run(plan, view -> commit.decide(table, view));
      switch (attempt) {
        case Attempt.Done done -> {
          return done.entities();
        }
        case Attempt.Refused refused -> throw refused.error();
        case Attempt.NeedsMark needed -> marks.set(needed.mark());
        case Attempt.NeedsContent needed -> needed.drafts().forEach(draft -> store(commit, draft));
      }
    }
    throw new Unavailable("the entities changed whenever they were about to be written");
  }

  private static List<Key> keys(Table table, EntityCommit commit) {
    List<Key> keys = new ArrayList<>();
    commit.changes().forEach(change -> keys.add(TableKeys.entity(table, change.key())));
    return keys;
  }

  private void store(EntityCommit commit, EntityDraft draft) {
    Instant since = tables.transactions().now();
    ContentId id = new ContentId(tables.ids().uuid().toString());
    try {
      tables.content().write(id, draft.key(), new ByteArrayInputStream(draft.bytes()));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    commit.stored(draft, id, since);
  }
}
