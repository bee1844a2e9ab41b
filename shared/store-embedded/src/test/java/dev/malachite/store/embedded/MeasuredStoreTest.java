package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.MeasuredStore;
import dev.malachite.store.Range;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class MeasuredStoreTest {
  private static final Key KEY = new Key("p", "s");

  private final MeasuredStore store = new MeasuredStore(new MemoryStore());

  @Test
  void onlyTheMeasuredWorkIsCounted() {
    store.read(List.of(KEY));
    MeasuredStore.Measured<Integer> measured =
        store.measure(() -> {
          elsewhere(() -> store.scan("p", Range.all(), 9));
          store.commit(
              List.of(Change.put(KEY, Item.ABSENT, 1, new byte[] {1}, OptionalLong.empty())));
          return store.read(List.of(KEY)).size();
        });
    assertThat(measured.result()).isEqualTo(1);
    assertThat(measured.readUnits()).isEqualTo(1);
    assertThat(measured.writeUnits()).isEqualTo(1);
  }

  private static void elsewhere(Runnable work) {
    try {
      Thread.ofPlatform().start(work).join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
