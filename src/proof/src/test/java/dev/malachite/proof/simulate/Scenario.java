package dev.malachite.proof.simulate;

import dev.malachite.proof.history.History;
import dev.malachite.proof.world.Weather;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Clients around one kind of thing, and the model of that thing. */
public interface Scenario {
  /** The weather it is for. */
  default Weather endured(Weather drawn) {
    return drawn;
  }

  /** In good weather, before the clients begin. */
  void prepare(Actor actor);

  /** What a client will try, whatever the others do. */
  List<Task> tasks(SplittableRandom random, int client);

  /** In good weather, after the clients ended: everything must become quiet, and is looked at. */
  void settle(Actor actor);

  /** What is wrong with the history. */
  Optional<String> judge(History history);
}
