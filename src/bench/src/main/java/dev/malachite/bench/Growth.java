package dev.malachite.bench;

import dev.malachite.bench.measure.Failures;
import dev.malachite.bench.measure.Result;
import dev.malachite.bench.measure.Runner;
import dev.malachite.bench.measure.Task;
import dev.malachite.bench.peer.Peer;
import dev.malachite.bench.peer.Peers;
import dev.malachite.bench.work.Grown;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.Stream;

/**
 * How cost grows with what is already stored: the same requests on containers, queues and tables of
 * different sizes, in turns. What {@code make bench-growth} runs.
 */
public final class Growth {
  private static final int CONCURRENCY = 4;

  private Growth() {}

  /** The same options as {@link Bench}, and {@code sizes=1000,1000000}. */
  public static void main(String[] arguments) {
    List<Integer> sizes =
        Stream.of(arguments)
            .filter(argument -> argument.startsWith("sizes="))
            .flatMap(argument -> Stream.of(argument.substring(6).split(",", -1)))
            .map(Integer::valueOf)
            .toList();
    String[] others =
        Stream.of(arguments)
            .filter(argument -> !argument.startsWith("sizes="))
            .toArray(String[]::new);
    run(Options.parse(others), sizes.isEmpty() ? List.of(1000, 1_000_000) : sizes, System.out);
  }

  private static void run(Options options, List<Integer> sizes, PrintStream out) {
    try (Peer peer = Peers.MALACHITE_JVM.start(options.root())) {
      for (int size : sizes) {
        long from = System.nanoTime();
        Grown.fill(peer.address(), size);
        out.printf(
            "filled with %,d of each in %d s%n", size, (System.nanoTime() - from) / 1_000_000_000);
      }
      Failures failures = new Failures(out);
      Runner runner = new Runner(options.warmUp(), options.slice(), options.rounds(), failures);
      for (int work = 0; work < Grown.works(sizes.getFirst()).size(); work++) {
        List<Task> tasks = tasks(peer, sizes, work);
        tasks.forEach(runner::warmUp);
        List<Result> results = runner.run(tasks, CONCURRENCY);
        if (!results.isEmpty()) {
          report(results, out);
        }
      }
    }
  }

  private static List<Task> tasks(Peer peer, List<Integer> sizes, int work) {
    return sizes.stream().map(size -> new Task(peer, Grown.works(size).get(work))).toList();
  }

  private static void report(List<Result> results, PrintStream out) {
    double first = results.getFirst().latencies().micros(0.5);
    for (Result result : results) {
      double median = result.latencies().micros(0.5);
      out.printf(
          "%-40s p50 %,8.0f µs  %.2f times, %,8.0f ops/s%n",
          result.work(), median, median / first, result.perSecond());
    }
  }
}
