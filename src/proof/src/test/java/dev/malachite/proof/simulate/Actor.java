package dev.malachite.proof.simulate;

import dev.malachite.proof.history.History;
import dev.malachite.proof.history.Seen;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Request;
import dev.malachite.proof.world.World;
import dev.malachite.store.Died;
import dev.malachite.store.Unavailable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** A client: it sends to one of the processes, and remembers what it learned. */
public final class Actor {
  private final World world;
  private final int number;
  private final Map<String, String> memory = new HashMap<>();

  Actor(World world, int number) {
    this.world = world;
    this.number = number;
  }

  public World world() {
    return world;
  }

  public int number() {
    return number;
  }

  /** The last value learned under that name; empty at first. */
  public String recall(String name) {
    return memory.getOrDefault(name, "");
  }

  public void learn(String name, String value) {
    memory.put(name, value);
  }

  /** Sends and records. What comes back is empty where the outcome is unknown. */
  public Optional<Seen> call(
      String key, Object action, Request request, BiFunction<Answer, String, Seen> reading) {
    History.Begun begun = world.history().begin();
    Optional<Seen> seen =
        send(request).map(answer -> reading.apply(answer, answer.header("x-ms-error-code")));
    world.history().end(number, key, action, seen, begun);
    return seen;
  }

  /** Empty where the process died or did not know. */
  public Optional<Answer> send(Request request) {
    Optional<Answer> answer = sendOnce(request);
    answer
        .filter(each -> each.status() == 500)
        .ifPresent(each -> {
          throw new Violation(request.line() + " was answered 500");
        });
    return answer.filter(each -> each.status() != 503);
  }

  private Optional<Answer> sendOnce(Request request) {
    try {
      return Optional.of(world.machine(number).front().send(request));
    } catch (Died | Unavailable brokenOff) {
      return Optional.empty();
    }
  }
}
