package dev.malachite.reclaim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.model.BlobSettings;
import dev.malachite.queue.model.Message;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.MessageText;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.store.Change;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import dev.malachite.store.embedded.Durability;
import dev.malachite.store.embedded.Embedded;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A great many things are due at once; memory does not grow with them. */
class ManyDueTest {
  private static final int MESSAGES = Integer.getInteger("malachite.reclaim.due", 20_000);

  private final TestClock clock = new TestClock();
  private final SeededIds ids = new SeededIds(1);

  @Test
  void allThatIsDueGoes(@TempDir Path directory) {
    try (Embedded embedded = Embedded.open(directory, Durability.OS, clock)) {
      World world =
          new World(embedded.store(), embedded.content(), clock, ids, BlobSettings.DEFAULT);
      world.queue("CreateQueue", "/full", "");
      fill(embedded.store());
      clock.advance(Duration.ofHours(1));
      Reclaim reclaim =
          Reclaim.of(
              new Reclaim.Surroundings(
                  embedded.store(), embedded.content(), clock, ids, world.sources()),
              ReclaimSettings.STANDARD);
      RunReport report = reclaim.run();
      assertThat(report.complete()).isTrue();
      assertThat(report.kinds().get("messages").reclaimed()).isEqualTo(MESSAGES);
      assertThat(embedded.store().due(clock.now(), 1)).isEmpty();
    }
  }

  private void fill(Store store) {
    Key key = QueueKeys.queue(World.ACCOUNT, "full");
    Queue queue = QueueCodec.decode(store.read(List.of(key)).get(key).value());
    List<Change> changes = new ArrayList<>();
    for (int message = 0; message < MESSAGES; message++) {
      changes.add(put(queue));
      if (changes.size() == Store.MAX_CHANGES || message + 1 == MESSAGES) {
        store.commit(List.copyOf(changes));
        changes.clear();
      }
    }
  }

  private Change put(Queue queue) {
    Message message =
        new Message(
            ids.uuid().toString(),
            clock.now(),
            clock.now(),
            Optional.of(clock.now().plusSeconds(60)),
            0,
            ids.unique(),
            new MessageText.Inline("text"));
    return Change.put(
        message.key(queue), 0, ids.unique(), MessageCodec.encode(message), message.dueAt());
  }
}
