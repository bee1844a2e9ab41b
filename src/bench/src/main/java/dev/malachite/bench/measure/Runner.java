package dev.malachite.bench.measure;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs tasks in turns, a slice each, so that what disturbs the machine disturbs all of them.
 *
 * @param warmUp how long it may last for each task
 * @param rounds how many slices count, for each task and concurrency
 */
public record Runner(Duration warmUp, Duration slice, int rounds, Failures failures) {
  public void warmUp(Task task) {
    failures.guard(task, () -> new WarmUp(warmUp).run(task));
  }

  /** One result per task that does not fail. */
  public List<Result> run(List<Task> tasks, int concurrency) {
    Map<Task, Measurement> measurements = new LinkedHashMap<>();
    try {
      for (Task task : tasks) {
        failures.guard(
            task, () -> measurements.put(task, new Measurement(task, concurrency, slice)));
      }
      for (int round = 0; round <= rounds; round++) {
        measurements.forEach((task, one) -> failures.guard(task, () -> one.take(rounds)));
      }
      measurements.keySet().removeIf(failures::has);
      return measurements.values().stream().flatMap(one -> one.result().stream()).toList();
    } finally {
      measurements.values().forEach(Measurement::close);
    }
  }
}
