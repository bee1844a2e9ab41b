package dev.malachite.acceptance.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.models.ShareStorageException;
import dev.malachite.acceptance.Application;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** A directory moves back and forth while clients write below it. */
class RenameUnderLoadTest {
  private static final int FILES = 10_000;
  private static final int CLIENTS = 4;

  private final ShareClient share = FileClients.share();
  private final AtomicReference<String> place = new AtomicReference<>("a");
  private final AtomicBoolean moved = new AtomicBoolean();

  @Test
  void nothingIsLostAndEveryPathLeadsToOneFile() throws Exception {
    share.createDirectory("a");
    share.createDirectory("b");
    try (ExecutorService pool = Executors.newFixedThreadPool(CLIENTS)) {
      fill(pool);
      List<Future<Set<String>>> writers = new ArrayList<>();
      for (int client = 0; client < CLIENTS; client++) {
        String prefix = "w" + client + "-";
        writers.add(pool.submit(() -> write(prefix)));
      }
      for (int i = 0; i < 9; i++) {
        String next = i % 2 == 0 ? "b/x" : "a";
        share.getDirectoryClient(place.get()).rename(next);
        place.set(next);
      }
      moved.set(true);
      Set<String> expected = new TreeSet<>();
      for (int i = 0; i < FILES; i++) {
        expected.add("f" + i);
      }
      for (Future<Set<String>> writer : writers) {
        expected.addAll(writer.get());
      }
      assertThat(listed()).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  private void fill(ExecutorService pool) throws Exception {
    if (Application.store().equals("dynamodb")) {
      share.createFile("a/f0", 0);
      ManyFiles.multiply(Application.shared(), share.getShareName(), FILES);
      return;
    }
    List<Future<?>> running = new ArrayList<>();
    for (int client = 0; client < CLIENTS; client++) {
      int first = client;
      running.add(
          pool.submit(() -> {
            for (int i = first; i < FILES; i += CLIENTS) {
              share.createFile("a/f" + i, 0);
            }
          }));
    }
    for (Future<?> each : running) {
      each.get();
    }
  }

  /** The names that were acknowledged. */
  private Set<String> write(String prefix) {
    Set<String> written = new TreeSet<>();
    for (int i = 0; !moved.get(); i++) {
      String name = prefix + i;
      try {
        share.createFile(place.get() + "/" + name, 0);
        written.add(name);
      } catch (ShareStorageException between) {
        assertThat(between.getErrorCode().toString()).isEqualTo("ParentNotFound");
      }
    }
    return written;
  }

  private List<String> listed() {
    return share.getDirectoryClient(place.get()).listFilesAndDirectories().stream()
        .map(each -> each.getName())
        .toList();
  }
}
