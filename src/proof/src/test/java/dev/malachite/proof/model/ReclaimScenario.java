package dev.malachite.proof.model;

import dev.malachite.proof.history.History;
import dev.malachite.proof.simulate.Actor;
import dev.malachite.proof.simulate.Pause;
import dev.malachite.proof.simulate.Scenario;
import dev.malachite.proof.simulate.Task;
import dev.malachite.proof.simulate.Violation;
import dev.malachite.proof.world.Request;
import dev.malachite.proof.world.World;
import dev.malachite.protocol.Service;
import dev.malachite.store.Content;
import dev.malachite.store.Died;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Clients of the register while reclaim runs, any time later: it takes nothing that a client can
 * still read, and in the end nothing else is left.
 */
public final class ReclaimScenario implements Scenario {
  private static final int DAY = 86_400;
  private static final int MOST_RUNS = 12;

  private final RegisterScenario register = new RegisterScenario();

  private record Collect() implements Task {
    @Override
    public void perform(Actor actor) {
      try {
        actor.world().machine(actor.number()).reclaim();
      } catch (Died died) {
        // Killing it at any call loses nothing.
      }
    }
  }

  @Override
  public void prepare(Actor actor) {
    register.prepare(actor);
  }

  @Override
  public List<Task> tasks(SplittableRandom random, int client) {
    List<Task> tasks = new ArrayList<>();
    for (Task task : register.tasks(random, client)) {
      if (random.nextInt(3) == 0) {
        tasks.add(new Pause(random.nextBoolean() ? 3600 : DAY * (1 + random.nextInt(8))));
      }
      if (random.nextInt(3) == 0) {
        tasks.add(new Collect());
      }
      tasks.add(task);
    }
    return tasks;
  }

  /** What is live is read once more; then everything is deleted and must be gone. */
  @Override
  public void settle(Actor actor) {
    World world = actor.world();
    new Collect().perform(actor);
    register.settle(actor);
    actor.send(Request.of(Service.BLOB, "DELETE /box?restype=container"));
    for (int run = 0; run < MOST_RUNS; run++) {
      world.clock().pass(Duration.ofDays(3));
      new Collect().perform(actor);
    }
    List<Content.Stored> left = world.bareContent().list(Optional.empty(), 100);
    if (!left.isEmpty()) {
      throw new Violation("content that reclaim never takes: " + left);
    }
  }

  @Override
  public Optional<String> judge(History history) {
    return register.judge(history);
  }
}
