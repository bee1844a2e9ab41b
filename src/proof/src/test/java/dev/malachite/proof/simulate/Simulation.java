package dev.malachite.proof.simulate;

import dev.malachite.proof.history.History;
import dev.malachite.proof.world.Weather;
import dev.malachite.proof.world.World;
import dev.malachite.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * One run: what every client tries, under which weather. The same run has the same history.
 *
 * @param seed decides the schedule, the ids and which calls go wrong
 */
public record Simulation(
    Supplier<Scenario> scenario,
    UnaryOperator<Store> defect,
    long seed,
    Weather weather,
    List<List<Task>> clients) {

  /** What became of a run. */
  public record Result(Optional<String> violation, History history, long calls) {}

  /** Everything a seed expands to. */
  public static Simulation drawn(
      Supplier<Scenario> scenario, UnaryOperator<Store> defect, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Weather weather = random.nextInt(8) == 0 ? Weather.CALM : Weather.drawn(random);
    int clients = 2 + random.nextInt(3);
    Scenario drawing = scenario.get();
    Weather endured = drawing.endured(weather);
    List<List<Task>> tasks = new ArrayList<>();
    for (int client = 0; client < clients; client++) {
      tasks.add(drawing.tasks(random, client));
    }
    return new Simulation(scenario, defect, random.nextLong(), endured, tasks);
  }

  public Simulation with(long otherSeed, Weather otherWeather, List<List<Task>> otherClients) {
    return new Simulation(scenario, defect, otherSeed, otherWeather, otherClients);
  }

  public Result run() {
    World world = new World(seed, defect);
    Scenario running = scenario.get();
    try {
      running.prepare(new Actor(world, 0));
      world.weather(weather);
      world.baton().run(runners(world));
      world.weather(Weather.CALM);
      running.settle(new Actor(world, clients.size()));
      return result(running.judge(world.history()), world);
    } catch (Violation violation) {
      return result(Optional.of(String.valueOf(violation.getMessage())), world);
    } catch (AssertionError failed) {
      return result(Optional.of(String.valueOf(failed.getCause())), world);
    }
  }

  private static Result result(Optional<String> violation, World world) {
    return new Result(violation, world.history(), world.calls());
  }

  private List<Runnable> runners(World world) {
    List<Runnable> runners = new ArrayList<>();
    for (int client = 0; client < clients.size(); client++) {
      Actor actor = new Actor(world, client);
      List<Task> tasks = clients.get(client);
      runners.add(() -> tasks.forEach(task -> task.perform(actor)));
    }
    return runners;
  }
}
