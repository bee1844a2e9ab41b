package dev.malachite.bench;

import dev.malachite.bench.peer.Peers;
import dev.malachite.bench.work.Work;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the command line says: {@code name=value} pairs. */
record Options(
    Path root,
    Duration warmUp,
    Duration slice,
    int rounds,
    String work,
    List<Peers> peers,
    Path report) {
  static Options parse(String[] arguments) {
    Map<String, String> values =
        Stream.of(arguments)
            .map(argument -> argument.split("=", 2))
            .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    Options options =
        new Options(
            Path.of("").toAbsolutePath(),
            millis(values, "warm", 15_000),
            millis(values, "slice", 1000),
            Integer.parseInt(taken(values, "rounds", "3")),
            taken(values, "work", ""),
            peers(taken(values, "peers", "")),
            Path.of(taken(values, "report", "target/bench.html")));
    if (!values.isEmpty()) {
      throw new IllegalArgumentException("unknown options " + values.keySet());
    }
    return options;
  }

  private static Duration millis(Map<String, String> values, String name, int otherwise) {
    return Duration.ofMillis(Long.parseLong(taken(values, name, "" + otherwise)));
  }

  private static String taken(Map<String, String> values, String name, String otherwise) {
    String value = values.remove(name);
    return value == null ? otherwise : value;
  }

  private static List<Peers> peers(String names) {
    return names.isEmpty()
        ? List.of(Peers.values())
        : Stream.of(names.split(",", -1))
            .map(name -> Peers.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_')))
            .toList();
  }

  boolean wants(Work candidate) {
    return candidate.name().contains(work);
  }
}
