package dev.malachite.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class DecodedHintsTest {
  private static final Key KEY = new Key("p", "s");

  private final List<Long> decoded = new ArrayList<>();
  private final DecodedHints<String> hints =
      new DecodedHints<>(item -> {
        decoded.add(item.revision());
        return "revision " + item.revision();
      });

  @Test
  void eachRevisionIsDecodedOnce() {
    assertThat(hints.recall(KEY)).isEmpty();
    assertThat(hints.find(KEY, view(1))).contains("revision 1");
    assertThat(hints.find(KEY, view(1))).contains("revision 1");
    assertThat(hints.recall(KEY)).contains("revision 1");
    assertThat(hints.find(KEY, view(2))).contains("revision 2");
    assertThat(hints.find(KEY, view(1))).contains("revision 1");
    assertThat(decoded).containsExactly(1L, 2L, 1L);
  }

  @Test
  void whatIsGoneIsForgotten() {
    hints.find(KEY, view(1));
    assertThat(hints.find(KEY, new View(Map.of(), Instant.EPOCH))).isEmpty();
    assertThat(hints.recall(KEY)).isEmpty();
  }

  private static View view(long revision) {
    Item item = new Item(KEY, revision, new byte[0], OptionalLong.empty());
    return new View(Map.of(KEY, item), Instant.EPOCH);
  }
}
