package dev.malachite.bench;

import dev.malachite.bench.peer.Peers;
import dev.malachite.bench.work.Work;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What the command line says: {@code name=value} pairs. */
record Options(Path root, Duration slice, int rounds, String work, List<Peers> peers, Path report) {
  static Options parse(String[] arguments) {
    Options options =
        new Options(
            Path.of("").toAbsolutePath(),
            Duration.ofSeconds(1),
            3,
            "",
            List.of(Peers.MALACHITE_JVM, Peers.MALACHITE_NATIVE, Peers.AZURITE_DISK),
            Path.of("target/bench.html"));
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      options = options.with(argument.substring(0, equals), argument.substring(equals + 1));
    }
    return options;
  }

  private Options with(String name, String value) {
    return switch (name) {
      case "slice" ->
          new Options(root, Duration.ofMillis(Long.parseLong(value)), rounds, work, peers, report);
      case "rounds" -> new Options(root, slice, Integer.parseInt(value), work, peers, report);
      case "work" -> new Options(root, slice, rounds, value, peers, report);
      case "peers" ->
          new Options(
              root,
              slice,
              rounds,
              work,
              Arrays.stream(value.split(","))
                  .map(peer -> Peers.valueOf(peer.toUpperCase(Locale.ROOT).replace('-', '_')))
                  .toList(),
              report);
      case "report" -> new Options(root, slice, rounds, work, peers, Path.of(value));
      default -> throw new IllegalArgumentException("unknown option " + name);
    };
  }

  boolean wants(Work candidate) {
    return candidate.name().contains(work);
  }
}
