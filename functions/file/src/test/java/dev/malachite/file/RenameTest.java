package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Meter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class RenameTest {
  private final Bench bench = new Bench();

  RenameTest() {
    bench.share("tree");
    bench.directory("/tree/a");
    bench.directory("/tree/b");
  }

  private Reply rename(String id, String from, String to, String... headers) {
    String[] all = Arrays.copyOf(headers, headers.length + 2);
    all[headers.length] = "x-ms-file-rename-source";
    all[headers.length + 1] = "http://localhost:10003/tree/" + from;
    String restype = id.equals("RenameDirectory") ? "restype=directory&" : "";
    return bench.run(id, "/tree/" + to + "?" + restype + "comp=rename", all);
  }

  @Test
  void aFileMovesWithItsBytes() {
    bench.file("/tree/a/f", 2);
    bench.write("/tree/a/f", 0, new byte[] {1, 2});
    rename("RenameFile", "a/f", "b/G");
    assertThat(bench.read("/tree/b/g")).containsExactly(1, 2);
    assertThat(bench.names("/tree/a")).isEmpty();
    assertThat(bench.names("/tree/b")).containsExactly("G");
  }

  @Test
  void aNameThatIsTakenIsReplacedOnlyWhenAsked() {
    bench.file("/tree/a/f", 1);
    bench.file("/tree/b/f", 2, "x-ms-file-attributes", "ReadOnly");
    String replace = "x-ms-file-rename-replace-if-exists";
    assertThat(Bench.refusalOf(() -> rename("RenameFile", "a/f", "b/f")))
        .isEqualTo(ErrorCode.RESOURCE_ALREADY_EXISTS);
    assertThat(Bench.refusalOf(() -> rename("RenameFile", "a/f", "b/f", replace, "true")))
        .isEqualTo(ErrorCode.READ_ONLY_ATTRIBUTE);
    rename("RenameFile", "a/f", "b/f", replace, "true", "x-ms-file-rename-ignore-readonly", "true");
    assertThat(bench.read("/tree/b/f")).hasSize(1);
    assertThat(Bench.text(bench.run("GetShareStats", "/tree?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>1<");
  }

  @Test
  void aNameCanChangeItsCase() {
    bench.file("/tree/a/f", 1);
    rename("RenameFile", "a/f", "a/F");
    assertThat(bench.names("/tree/a")).containsExactly("F");
    rename("RenameDirectory", "a", "A");
    assertThat(bench.names("/tree")).containsExactly("A", "b");
    assertThat(bench.names("/tree/a")).containsExactly("F");
  }

  @Test
  void aDirectoryCannotMoveIntoItself() {
    bench.directory("/tree/a/c");
    assertThat(Bench.refusalOf(() -> rename("RenameDirectory", "a", "a/c/d")))
        .isEqualTo(ErrorCode.INVALID_HEADER_VALUE);
  }

  @Test
  void leasesOfBothSidesAreAskedFor() {
    bench.file("/tree/a/f", 1);
    bench.file("/tree/b/f", 1);
    String one = "11111111-2222-3333-4444-555555555555";
    for (String path : List.of("/tree/a/f", "/tree/b/f")) {
      bench.run(
          "AcquireFileLease",
          path + "?comp=lease",
          "x-ms-lease-duration",
          "-1",
          "x-ms-proposed-lease-id",
          one);
    }
    String replace = "x-ms-file-rename-replace-if-exists";
    assertThat(Bench.refusalOf(() -> rename("RenameFile", "a/f", "b/f", replace, "true")))
        .isEqualTo(ErrorCode.LEASE_ID_MISSING);
    rename(
        "RenameFile",
        "a/f",
        "b/f",
        replace,
        "true",
        "x-ms-source-lease-id",
        one,
        "x-ms-destination-lease-id",
        one);
    assertThat(bench.names("/tree/a")).isEmpty();
  }

  @Test
  void aDirectoryOfAnySizeMovesInOneSmallCommit() {
    for (int i = 0; i < 10_000; i++) {
      bench.file("/tree/a/f" + i, 0);
    }
    Meter before = bench.store.meter();
    rename("RenameDirectory", "a", "b/c");
    Meter cost = bench.store.meter().minus(before);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isLessThanOrEqualTo(5);
    assertThat(cost.keysRead()).isLessThan(20);
    assertThat(cost.itemsScanned()).isZero();
    assertThat(bench.run("GetFileProperties", "/tree/b/c/f9999").status()).isEqualTo(200);
    assertThat(bench.refusal("GetFileProperties", "/tree/a/f1"))
        .isEqualTo(ErrorCode.PARENT_NOT_FOUND);
  }

  @Test
  void writersBelowADirectoryThatMovesLoseNothing() throws Exception {
    int writers = 4;
    int each = 250;
    AtomicReference<String> place = new AtomicReference<>("a");
    try (ExecutorService pool = Executors.newFixedThreadPool(writers)) {
      List<Future<?>> running = new ArrayList<>();
      for (int writer = 0; writer < writers; writer++) {
        String prefix = "w" + writer + "-";
        running.add(
            pool.submit(() -> {
              for (int i = 0; i < each; i++) {
                create(place, prefix + i);
              }
            }));
      }
      for (int i = 0; i < 20; i++) {
        String next = i % 2 == 0 ? "b/x" : "a";
        rename("RenameDirectory", place.get(), next);
        place.set(next);
      }
      for (Future<?> writer : running) {
        writer.get();
      }
    }
    assertThat(bench.names("/tree/" + place.get() + "?maxresults=5000")).hasSize(writers * each);
  }

  private void create(AtomicReference<String> place, String name) {
    for (; ; ) {
      try {
        bench.file("/tree/" + place.get() + "/" + name, 1);
        return;
      } catch (ApiException moved) {
        assertThat(moved.code()).isEqualTo(ErrorCode.PARENT_NOT_FOUND);
      }
    }
  }

  @Test
  void twoDirectoriesDoNotMoveIntoOneAnother() throws Exception {
    for (int round = 0; round < 50; round++) {
      Bench fresh = new Bench();
      fresh.share("tree");
      fresh.directory("/tree/a");
      fresh.directory("/tree/b");
      try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
        Future<?> one = pool.submit(() -> tryRename(fresh, "a", "b/a"));
        Future<?> other = pool.submit(() -> tryRename(fresh, "b", "a/b"));
        one.get();
        other.get();
      }
      assertThat(fresh.names("/tree")).hasSize(1);
    }
  }

  private static void tryRename(Bench bench, String from, String to) {
    try {
      bench.run(
          "RenameDirectory",
          "/tree/" + to + "?restype=directory&comp=rename",
          "x-ms-file-rename-source",
          "http://localhost:10003/tree/" + from);
    } catch (ApiException lost) {
      assertThat(lost.status()).isIn(400, 404);
    }
  }
}
