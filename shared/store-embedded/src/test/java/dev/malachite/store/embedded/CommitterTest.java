package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Clock;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import dev.malachite.testing.store.Racing;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommitterTest {
  @TempDir private Path directory;

  @Test
  void everyCommitIsAnsweredThoughTheStoreIsClosedMeanwhile() throws Exception {
    Embedded embedded = Embedded.open(directory, Durability.OS, Clock.system());
    List<Integer> written =
        Racing.race(
            9,
            racer -> {
              if (racer == 8) {
                embedded.close();
                return 0;
              }
              return writeUntilClosed(embedded.store(), "racer " + racer);
            });
    try (Embedded again = Embedded.open(directory, Durability.OS, Clock.system())) {
      for (int racer = 0; racer < 8; racer++) {
        int count = written.get(racer);
        assertThat(present(again.store(), "racer " + racer, count)).isEqualTo(count);
      }
    }
  }

  @Test
  void manyWaitersOnVirtualThreadsAreAllAnswered() throws Exception {
    try (Embedded embedded = Embedded.open(directory, Durability.FSYNC, Clock.system());
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var outcomes =
          threads.invokeAll(
              IntStream.range(0, 2000)
                  .<Callable<Outcome>>mapToObj(i ->
                      () ->
                          embedded
                              .store()
                              .commit(List.of(Changes.put(key("n", i), Item.ABSENT, "x"))))
                  .toList());
      for (var outcome : outcomes) {
        assertThat(outcome.get()).isEqualTo(Outcome.COMMITTED);
      }
      assertThat(present(embedded.store(), "n", 2000)).isEqualTo(2000);
    }
  }

  private static int writeUntilClosed(Store store, String name) {
    for (int i = 0; ; i++) {
      try {
        assertThat(store.commit(List.of(Changes.put(key(name, i), Item.ABSENT, "x"))))
            .isEqualTo(Outcome.COMMITTED);
      } catch (Unavailable e) {
        return i;
      }
    }
  }

  private static long present(Store store, String name, int count) {
    return IntStream.range(0, count)
        .filter(i -> Changes.text(store, key(name, i)).isPresent())
        .count();
  }

  private static Key key(String name, int number) {
    return new Key("p", name + " " + number);
  }
}
