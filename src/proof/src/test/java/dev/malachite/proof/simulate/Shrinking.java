package dev.malachite.proof.simulate;

import dev.malachite.proof.world.Weather;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Leaves out of a failing run what it fails without, and tells what is left. */
final class Shrinking {
  /** Leaving something out changes the schedule, so several are tried. */
  private static final int SCHEDULES = 60;

  private Simulation smallest;

  private Shrinking(Simulation failing) {
    this.smallest = failing;
  }

  static String report(Simulation failing) {
    Shrinking shrinking = new Shrinking(failing);
    shrinking.calm();
    while (shrinking.dropOne()) {
      shrinking.calm();
    }
    Simulation smallest = shrinking.smallest;
    Simulation.Result result = smallest.run();
    String history =
        result.history().events(Object.class).stream()
            .map(event -> "  " + event)
            .collect(Collectors.joining("\n"));
    return "%s%nfound with %s, %s%nshrunk to seed %d, %s, %s%n%s"
        .formatted(
            result.violation().orElse("nothing: the run is not deterministic"),
            failing.weather(),
            failing.clients(),
            smallest.seed(),
            smallest.weather(),
            smallest.clients(),
            history);
  }

  private boolean dropOne() {
    for (int client = 0; client < smallest.clients().size(); client++) {
      for (int task = 0; task < smallest.clients().get(client).size(); task++) {
        List<List<Task>> fewer = new ArrayList<>(smallest.clients());
        List<Task> left = new ArrayList<>(fewer.get(client));
        left.remove(task);
        fewer.set(client, left);
        if (fails(smallest.weather(), fewer)) {
          return true;
        }
      }
    }
    return false;
  }

  private void calm() {
    Weather now = smallest.weather();
    List<Weather> calmer =
        List.of(
            new Weather(
                0,
                now.loseAnswer(),
                now.arriveLate(),
                now.throttle(),
                now.stall(),
                now.die(),
                now.tear()),
            new Weather(
                now.failBefore(),
                0,
                now.arriveLate(),
                now.throttle(),
                now.stall(),
                now.die(),
                now.tear()),
            new Weather(
                now.failBefore(),
                now.loseAnswer(),
                0,
                now.throttle(),
                now.stall(),
                now.die(),
                now.tear()),
            new Weather(
                now.failBefore(),
                now.loseAnswer(),
                now.arriveLate(),
                0,
                now.stall(),
                now.die(),
                now.tear()),
            new Weather(
                now.failBefore(),
                now.loseAnswer(),
                now.arriveLate(),
                now.throttle(),
                0,
                now.die(),
                now.tear()),
            new Weather(
                now.failBefore(),
                now.loseAnswer(),
                now.arriveLate(),
                now.throttle(),
                now.stall(),
                0,
                now.tear()),
            new Weather(
                now.failBefore(),
                now.loseAnswer(),
                now.arriveLate(),
                now.throttle(),
                now.stall(),
                now.die(),
                0));
    Optional<Weather> found =
        calmer.stream()
            .filter(weather -> !weather.equals(now) && fails(weather, smallest.clients()))
            .findFirst();
    found.ifPresent(weather -> calm());
  }

  private boolean fails(Weather weather, List<List<Task>> clients) {
    for (int schedule = 0; schedule < SCHEDULES; schedule++) {
      Simulation candidate = smallest.with(smallest.seed() + schedule, weather, clients);
      if (candidate.run().violation().isPresent()) {
        smallest = candidate;
        return true;
      }
    }
    return false;
  }
}
