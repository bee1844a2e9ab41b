package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;

/**
 * Random changes of a small tree, with snapshots in between, compared with copies of a plain map.
 */
final class RandomHistory {
  private static final int STEPS = 120;

  private final Random random;
  private final Bench bench = new Bench();
  private final NavigableMap<String, Integer> now = new TreeMap<>();
  private final Map<String, NavigableMap<String, Integer>> snapshots = new LinkedHashMap<>();

  RandomHistory(long seed) {
    this.random = new Random(seed);
    bench.share("past");
    bench.directory("/past/d0");
    bench.directory("/past/d1");
  }

  void run() {
    for (int step = 0; step < STEPS; step++) {
      step();
    }
    check("", now);
    snapshots.forEach((timestamp, files) -> check("sharesnapshot=" + timestamp, files));
  }

  private void step() {
    String path = path();
    switch (random.nextInt(6)) {
      case 0, 1 -> create(path);
      case 2 -> write(path);
      case 3 -> delete(path);
      case 4 -> rename(path, path());
      default -> snapshots.put(bench.snapshot("past"), new TreeMap<>(now));
    }
  }

  private String path() {
    return "d" + random.nextInt(2) + "/f" + random.nextInt(3);
  }

  private void create(String path) {
    bench.file("/past/" + path, 1);
    now.put(path, 0);
  }

  private void write(String path) {
    if (now.containsKey(path)) {
      int value = 1 + random.nextInt(100);
      bench.write("/past/" + path, 0, new byte[] {(byte) value});
      now.put(path, value);
    }
  }

  private void delete(String path) {
    if (now.remove(path) != null) {
      bench.run("DeleteFile", "/past/" + path);
    }
  }

  private void rename(String from, String to) {
    Integer value = now.get(from);
    if (value == null || from.equals(to)) {
      return;
    }
    bench.run(
        "RenameFile",
        "/past/" + to + "?comp=rename",
        "x-ms-file-rename-source",
        "http://localhost:10003/past/" + from,
        "x-ms-file-rename-replace-if-exists",
        "true");
    now.remove(from);
    now.put(to, value);
  }

  private void check(String query, NavigableMap<String, Integer> expected) {
    List<String> listed = new ArrayList<>();
    for (String directory : List.of("d0", "d1")) {
      bench
          .names("/past/" + directory + (query.isEmpty() ? "" : "?" + query))
          .forEach(name -> listed.add(directory + "/" + name));
    }
    assertThat(listed).containsExactlyElementsOf(expected.keySet());
    expected.forEach((path, value) ->
        assertThat(bench.read("/past/" + path + (query.isEmpty() ? "" : "?" + query)))
            .containsExactly(value.byteValue()));
  }
}
