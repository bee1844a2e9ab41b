package dev.malachite.store.embedded;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.domain.Clock;
import dev.malachite.store.Change;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import dev.malachite.testing.store.Racing;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
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

  @Test
  void smallContentIsReadAndListedThoughNoCommitFollowed() throws Exception {
    try (Embedded embedded = Embedded.open(directory, Durability.FSYNC, Clock.system())) {
      ContentId read = written(embedded.content(), "read");
      ContentId listed = written(embedded.content(), "listed");
      try (InputStream bytes = embedded.content().open(read, 0, 4)) {
        assertThat(bytes).hasBinaryContent("read".getBytes(US_ASCII));
      }
      assertThat(embedded.content().list(Optional.empty(), 10))
          .extracting(Content.Stored::id)
          .containsExactly(listed, read);
    }
  }

  @Test
  void contentThatWasAcceptedIsWrittenWhenTheStoreIsClosed() throws Exception {
    ContentId id;
    try (Embedded embedded = Embedded.open(directory, Durability.FSYNC, Clock.system())) {
      id = written(embedded.content(), "kept");
    }
    try (Embedded again = Embedded.open(directory, Durability.FSYNC, Clock.system());
        InputStream bytes = again.content().open(id, 0, 4)) {
      assertThat(bytes).hasBinaryContent("kept".getBytes(US_ASCII));
    }
  }

  @Test
  void contentOfAGroupThatFailedIsWrittenBeforeTheNextCommit() throws Exception {
    try (Embedded embedded = Embedded.open(directory, Durability.FSYNC, Clock.system())) {
      ContentId id = written(embedded.content(), "kept");
      assertThatThrownBy(() -> embedded.store().commit(unreadableLater()))
          .isInstanceOf(Unavailable.class);
      assertThat(embedded.store().commit(List.of(Changes.put(key("n", 0), Item.ABSENT, "x"))))
          .isEqualTo(Outcome.COMMITTED);
      try (InputStream bytes = embedded.content().open(id, 0, 4)) {
        assertThat(bytes).hasBinaryContent("kept".getBytes(US_ASCII));
      }
    }
  }

  private static ContentId written(Content content, String text) throws IOException {
    ContentId id = new ContentId(text);
    content.write(id, key("owner", 0), new ByteArrayInputStream(text.getBytes(US_ASCII)));
    return id;
  }

  /** Passes every check, and fails when its group is put together. */
  private static List<Change> unreadableLater() {
    List<Change> changes = List.of(Changes.put(key("n", 0), Item.ABSENT, "x"));
    return new AbstractList<>() {
      @Override
      public Change get(int index) {
        throw new IllegalStateException("cannot be read by position");
      }

      @Override
      public Iterator<Change> iterator() {
        return changes.iterator();
      }

      @Override
      public int size() {
        return changes.size();
      }
    };
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
