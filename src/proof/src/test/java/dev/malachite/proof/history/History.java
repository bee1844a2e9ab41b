package dev.malachite.proof.history;

import dev.malachite.proof.world.VirtualClock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What all clients did and saw, in the order of real time. */
public final class History {
  /** A call that has begun. */
  public record Begun(int invoked, int moment) {}

  private record Entry(
      int client,
      String key,
      Object action,
      Optional<Seen> seen,
      Begun begun,
      int end,
      int moment) {}

  private final VirtualClock clock;
  private final List<Entry> entries = new ArrayList<>();
  private int order;

  public History(VirtualClock clock) {
    this.clock = clock;
  }

  public synchronized Begun begin() {
    return new Begun(order++, clock.moments().size() - 1);
  }

  public synchronized void end(
      int client, String key, Object action, Optional<Seen> seen, Begun begun) {
    int moment = clock.moments().size() - 1;
    entries.add(new Entry(client, key, action, seen, begun, order++, moment));
  }

  /** The calls about each key. What had no answer may take effect until the very end. */
  public <A> Map<String, List<Event<A>>> byKey(Class<A> actions) {
    Map<String, List<Event<A>>> found = new LinkedHashMap<>();
    for (Event<A> event : events(actions)) {
      found.computeIfAbsent(event.key(), key -> new ArrayList<>()).add(event);
    }
    return found;
  }

  public <A> List<Event<A>> events(Class<A> actions) {
    List<Event<A>> found = new ArrayList<>();
    for (Entry entry : entries) {
      boolean answered = entry.seen().isPresent();
      int last = answered ? entry.moment() + 1 : clock.moments().size();
      found.add(
          new Event<>(
              entry.client(),
              entry.key(),
              actions.cast(entry.action()),
              entry.seen(),
              entry.begun().invoked(),
              answered ? entry.end() : Event.NEVER,
              List.copyOf(clock.moments().subList(entry.begun().moment(), last))));
    }
    return found;
  }

  public int size() {
    return entries.size();
  }
}
