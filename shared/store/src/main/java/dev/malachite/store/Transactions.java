package dev.malachite.store;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;

/** Reads, lets a pure rule decide, commits; on a lost race reads again and asks the rule again. */
public final class Transactions {
  private static final int MAX_ATTEMPTS = 64;
  private static final int MAX_ROUNDS = 4;

  private final Store store;
  private final Clock clock;
  private final Ids ids;
  private final IntConsumer pause;

  public Transactions(Store store, Clock clock, Ids ids) {
    this(store, clock, ids, new Backoff(ids));
  }

  /**
   * With another way to wait: a simulation has its own time.
   *
   * @param pause is told how many races were lost before the one just lost
   */
  public Transactions(Store store, Clock clock, Ids ids, IntConsumer pause) {
    this.store = store;
    this.clock = clock;
    this.ids = ids;
    this.pause = pause;
  }

  /** The items of the plan, strongly consistent. */
  public View read(Plan plan) {
    Map<Key, Item> found = new HashMap<>();
    Set<Key> asked = new HashSet<>();
    for (int round = 0; round < MAX_ROUNDS; round++) {
      View known = new View(found, clock.now());
      List<Key> missing = new ArrayList<>();
      for (Key key : plan.keys(known)) {
        if (asked.add(key)) {
          missing.add(key);
        }
      }
      if (missing.isEmpty()) {
        return known;
      }
      found.putAll(store.read(missing));
    }
    throw new Unavailable("the keys to read kept changing");
  }

  public <T> T run(Plan plan, Rule<T> rule) {
    for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      Optional<T> result = attempt(plan, rule);
      if (result.isPresent()) {
        return result.get();
      }
      pause.accept(attempt);
    }
    throw new Unavailable("too many writers race for the same items");
  }

  /** The same, once; empty if what the rule saw, or took to be absent unread, was not so. */
  public <T> Optional<T> attempt(Plan plan, Rule<T> rule) {
    View view = read(plan);
    Decision<T> decision = rule.decide(view);
    boolean done =
        decision.wishes().isEmpty() || store.commit(changes(decision, view)) == Outcome.COMMITTED;
    return done ? Optional.of(decision.result()) : Optional.empty();
  }

  private List<Change> changes(Decision<?> decision, View view) {
    List<Change> changes = new ArrayList<>(decision.wishes().size());
    for (Decision.Wish wish : decision.wishes()) {
      changes.add(change(wish, view));
    }
    return changes;
  }

  private Change change(Decision.Wish wish, View view) {
    long expected = view.item(wish.key()).map(Item::revision).orElse(Item.ABSENT);
    return switch (wish) {
      case Decision.Put put -> new Change.Put(expected, put.draft().withRevision(ids.unique()));
      case Decision.Delete delete -> new Change.Delete(delete.key(), expected);
      case Decision.Check check -> new Change.Check(check.key(), expected);
    };
  }

  /** The instant for which a decision outside a transaction is made. */
  public Instant now() {
    return clock.now();
  }
}
