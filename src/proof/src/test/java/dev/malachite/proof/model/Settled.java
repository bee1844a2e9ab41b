package dev.malachite.proof.model;

import dev.malachite.proof.history.Event;
import dev.malachite.proof.history.History;
import java.util.List;
import java.util.Optional;

/** Whether everything was answered once nothing went wrong any more. */
final class Settled {
  private Settled() {}

  /** Looks at what the client of the highest number saw: it came when the others had ended. */
  static <A> Optional<String> check(History history, Class<A> actions) {
    List<Event<A>> events = history.events(actions);
    int last = events.stream().mapToInt(Event::client).max().orElse(0);
    return events.stream()
        .filter(event -> event.client() == last && !event.isAnswered())
        .findFirst()
        .map(event -> "no answer in good weather: " + event.action());
  }
}
