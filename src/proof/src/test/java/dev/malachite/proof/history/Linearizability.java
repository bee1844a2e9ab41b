package dev.malachite.proof.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for an order of the calls in which the model gives every answer that was seen, and no call
 * comes before one that had ended when it began. Calls without an answer may stand anywhere after
 * their beginning, or be left out. The search is Wing and Gong's, with Lowe's memory of states that
 * led nowhere.
 */
public final class Linearizability<S, A> {
  private record Visited<S>(long done, S state) {}

  private static final int MOST = 64;

  private final Model<S, A> model;
  private final List<Event<A>> events;
  private final Set<Visited<S>> visited = new HashSet<>();
  private final long answered;

  private Linearizability(Model<S, A> model, List<Event<A>> events) {
    if (events.size() > MOST) {
      throw new IllegalArgumentException("too many calls for one key: " + events.size());
    }
    this.model = model;
    this.events = events;
    long mask = 0;
    for (int i = 0; i < events.size(); i++) {
      mask |= events.get(i).isAnswered() ? 1L << i : 0;
    }
    this.answered = mask;
  }

  public static <S, A> boolean holds(Model<S, A> model, List<Event<A>> events) {
    return new Linearizability<>(model, new ArrayList<>(events)).search(0, model.start());
  }

  private boolean search(long done, S state) {
    if ((done & answered) == answered) {
      return true;
    }
    int firstEnd = firstEnd(done);
    for (int i = 0; i < events.size(); i++) {
      long bit = 1L << i;
      if ((done & bit) == 0 && events.get(i).invoked() < firstEnd) {
        for (S next : next(state, events.get(i))) {
          if (visited.add(new Visited<>(done | bit, next)) && search(done | bit, next)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whatever comes next must have begun before the first of the others ended. */
  private int firstEnd(long done) {
    int first = Event.NEVER;
    for (int i = 0; i < events.size(); i++) {
      if ((done & (1L << i)) == 0) {
        first = Math.min(first, events.get(i).returned());
      }
    }
    return first;
  }

  private Set<S> next(S state, Event<A> event) {
    Set<S> all = new LinkedHashSet<>();
    List<Instant> moments = model.isTimed() ? event.moments() : List.of(event.moments().getFirst());
    for (Instant now : moments) {
      S next = model.next(state, event.action(), event.seen(), now);
      if (next != null) {
        all.add(next);
      }
    }
    return all;
  }
}
