package dev.malachite.bench.measure;

import dev.malachite.bench.peer.Peer;
import dev.malachite.bench.work.Work;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a work on several peers in turns, a slice each, so that what disturbs the machine disturbs
 * all of them.
 */
public final class Runner {
  private static final int WARM_UP_CONCURRENCY = 16;

  private final Duration warmUp;
  private final Duration slice;
  private final int rounds;

  public Runner(Duration warmUp, Duration slice, int rounds) {
    this.warmUp = warmUp;
    this.slice = slice;
    this.rounds = rounds;
  }

  /** Compilers get the time to find out what is hot: nobody's first second is a measure. */
  public void warmUp(Task task) {
    try (Crew crew = new Crew(task, WARM_UP_CONCURRENCY)) {
      crew.work(warmUp);
    }
  }

  /** One work on several peers. */
  public List<Result> run(Work work, int concurrency, List<Peer> peers) {
    return run(peers.stream().map(peer -> new Task(peer, work)).toList(), concurrency);
  }

  /** One result per task; the first round of each does not count. */
  public List<Result> run(List<Task> tasks, int concurrency) {
    List<Crew> crews = tasks.stream().map(task -> new Crew(task, concurrency)).toList();
    try {
      crews.forEach(crew -> crew.work(slice));
      List<Result> results = new ArrayList<>(crews.stream().map(c -> c.work(slice)).toList());
      for (int round = 1; round < rounds; round++) {
        for (int i = 0; i < crews.size(); i++) {
          results.set(i, results.get(i).plus(crews.get(i).work(slice)));
        }
      }
      return results;
    } finally {
      crews.forEach(Crew::close);
    }
  }
}
