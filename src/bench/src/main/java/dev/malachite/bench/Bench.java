package dev.malachite.bench;

import dev.malachite.bench.measure.Failures;
import dev.malachite.bench.measure.Result;
import dev.malachite.bench.measure.Runner;
import dev.malachite.bench.measure.Task;
import dev.malachite.bench.peer.Peer;
import dev.malachite.bench.peer.Peers;
import dev.malachite.bench.report.HtmlReport;
import dev.malachite.bench.report.TextReport;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.work.Crowd;
import dev.malachite.bench.work.Work;
import dev.malachite.bench.work.Works;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/** What {@code make bench} runs. */
public final class Bench {
  private final Options options;
  private final PrintStream out;
  private final Failures failures;
  private final Runner runner;
  private final List<String> starts = new ArrayList<>();
  private final List<Peer> peers = new ArrayList<>();
  private final List<List<Result>> groups = new ArrayList<>();

  private Bench(Options options, PrintStream out) {
    this.options = options;
    this.out = out;
    this.failures = new Failures(out);
    this.runner = new Runner(options.warmUp(), options.slice(), options.rounds(), failures);
  }

  /** Ends with 1 where a peer could not do a work. */
  public static void main(String[] arguments) throws IOException {
    Bench bench = new Bench(Options.parse(arguments), System.out);
    bench.run();
    System.exit(bench.failures.isEmpty() ? 0 : 1);
  }

  private void run() throws IOException {
    List<Work> works = Works.all().stream().filter(options::wants).toList();
    try {
      options.peers().forEach(this::start);
      long minutes = Estimate.of(options, works, peers).toMinutes() + 1;
      out.printf("%d works on %d peers: %d minutes at most%n", works.size(), peers.size(), minutes);
      out.print(TextReport.head());
      works.forEach(this::measure);
    } finally {
      peers.forEach(Peer::close);
    }
    Files.createDirectories(options.report().toAbsolutePath().getParent());
    Files.writeString(options.report(), HtmlReport.page(groups, about()));
    out.println("Report: " + options.report());
  }

  private void start(Peers kind) {
    if (!kind.isPresent(options.root())) {
      out.println(kind + " is not built or installed: left out");
      return;
    }
    Peer peer = kind.start(options.root());
    peers.add(peer);
    String start = "%s answers after %d ms".formatted(peer.name(), peer.startTime().toMillis());
    starts.add(start);
    out.println(start);
  }

  private void measure(Work work) {
    if (work.isHeavy()) {
      peers.replaceAll(peer -> peer.anew(options.root()));
    }
    List<Task> tasks =
        peers.stream().filter(peer -> peer.can(work)).map(peer -> new Task(peer, work)).toList();
    for (Task task : tasks) {
      failures.guard(task, () -> prepare(task));
      runner.warmUp(task);
    }
    for (int concurrency : work.concurrencies()) {
      List<Result> results = runner.run(tasks, concurrency);
      if (!results.isEmpty()) {
        groups.add(results);
        out.print(TextReport.rows(results));
      }
    }
  }

  private static void prepare(Task task) {
    try (Client client = new Client(task.peer().address())) {
      task.work().prepare(client);
    }
    task.work().fill(new Crowd(task.peer().address()));
  }

  private String about() {
    return "%d cores; slices of %d ms in turns, %d rounds each; all on loopback. Cold start: %s."
        .formatted(
            Runtime.getRuntime().availableProcessors(),
            options.slice().toMillis(),
            options.rounds(),
            String.join(", ", starts));
  }
}
