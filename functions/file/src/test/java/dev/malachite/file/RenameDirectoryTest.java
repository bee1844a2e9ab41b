package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.file.model.Handle;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Meter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class RenameDirectoryTest {
  private final Bench bench = new Bench();

  RenameDirectoryTest() {
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

  @Test
  void whatCannotBeIsRefused() {
    assertThat(Bench.refusalOf(() -> rename("RenameDirectory", "a", "b")))
        .isEqualTo(ErrorCode.RESOURCE_ALREADY_EXISTS);
    assertThat(Bench.refusalOf(() -> rename("RenameDirectory", "none", "c")))
        .isEqualTo(ErrorCode.RESOURCE_NOT_FOUND);
    assertThat(Bench.refusalOf(() -> rename("RenameDirectory", "a", "none/c")))
        .isEqualTo(ErrorCode.PARENT_NOT_FOUND);
    assertThat(Bench.refusalOf(() -> rename("RenameDirectory", "/", "c")))
        .isEqualTo(ErrorCode.INVALID_RESOURCE_NAME);
    bench.file("/tree/f", 0);
    assertThat(Bench.refusalOf(() -> rename("RenameDirectory", "f", "c")))
        .isEqualTo(ErrorCode.RESOURCE_TYPE_MISMATCH);
    bench.open("tree", "a", Set.of(), EnumSet.allOf(Handle.Right.class));
    assertThat(Bench.refusalOf(() -> rename("RenameDirectory", "a", "c")))
        .isEqualTo(ErrorCode.SHARING_VIOLATION);
    bench.refuses(
        "400 MissingRequiredHeader", "RenameDirectory", "/tree/c?restype=directory&comp=rename");
  }
}
