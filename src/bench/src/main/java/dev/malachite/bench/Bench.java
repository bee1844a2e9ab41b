package dev.malachite.bench;

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
  private final List<String> starts = new ArrayList<>();
  private final List<List<Result>> groups = new ArrayList<>();

  private Bench(Options options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  public static void main(String[] arguments) throws IOException {
    new Bench(Options.parse(arguments), System.out).run();
  }

  private void run() throws IOException {
    List<Peer> peers = new ArrayList<>();
    try {
      for (Peers kind : options.peers()) {
        start(kind, peers);
      }
      out.print(TextReport.head());
      for (Work work : Works.all()) {
        if (options.wants(work)) {
          measure(work, peers);
        }
      }
    } finally {
      peers.forEach(Peer::close);
    }
    Files.createDirectories(options.report().toAbsolutePath().getParent());
    Files.writeString(options.report(), HtmlReport.page(groups, about()));
    out.println("Report: " + options.report());
  }

  private void start(Peers kind, List<Peer> peers) {
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

  private void measure(Work work, List<Peer> all) {
    List<Peer> peers = all.stream().filter(peer -> peer.can(work)).toList();
    Runner runner = new Runner(options.warmUp(), options.slice(), options.rounds());
    for (Peer peer : peers) {
      try (Client client = new Client(peer.address())) {
        work.prepare(client);
      }
      work.fill(new Crowd(peer.address()));
      runner.warmUp(new Task(peer, work));
    }
    for (int concurrency : work.concurrencies()) {
      List<Result> results = runner.run(work, concurrency, peers);
      groups.add(results);
      out.print(TextReport.rows(results));
    }
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
