package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KnownItemsTest {
  private static final Key KEY = new Key("p", "s");

  private final KnownItems items = new KnownItems();

  private Item learn(Key key) {
    Item item = item(key, 10);
    items.learn(key, items.version(key), item);
    return item;
  }

  private void write(Key key) {
    items.change(key);
    items.changed();
  }

  private static Item item(Key key, int bytes) {
    return new Item(key, 7, new byte[bytes], OptionalLong.of(5));
  }

  /** Another key that changes whenever the first one does. */
  private static Key neighbour() {
    return others().filter(key -> Stripes.of(key) == Stripes.of(KEY)).findFirst().orElseThrow();
  }

  private static Stream<Key> others() {
    return IntStream.iterate(0, i -> i + 1).mapToObj(i -> new Key("p", "other " + i));
  }

  @Test
  void whatWasReadIsKnownUntilItIsChanged() {
    Item item = learn(KEY);
    Known known = items.find(KEY);

    assertThat(known).isNotNull();
    assertThat(known.item()).isSameAs(item);
    assertThat(known.head()).isEqualTo(new Head(7, OptionalLong.of(5)));
    assertThat(items.holds(known)).isTrue();

    write(KEY);
    assertThat(items.find(KEY)).isNull();
    assertThat(items.holds(known)).isFalse();
  }

  @Test
  void whatWasWrittenIsKnownUntilTheNextGroupChangesIt() {
    items.change(KEY);
    items.changed();
    Item written = item(KEY, 10);
    items.learn(KEY, written);
    Known known = items.find(KEY);

    assertThat(known).isNotNull();
    assertThat(known.item()).isSameAs(written);

    items.change(KEY);
    assertThat(items.find(KEY)).isNull();
    items.changed();
    assertThat(items.find(KEY)).isNull();
    assertThat(items.holds(known)).isFalse();
  }

  @Test
  void thatThereIsNothingIsKnownToo() {
    items.learn(KEY, items.version(KEY), null);
    Known known = items.find(KEY);

    assertThat(known).isNotNull();
    assertThat(known.item()).isNull();
    assertThat(known.head()).isEqualTo(Head.NONE);
  }

  @Test
  void whileItChangesNothingIsKnownAndNothingLearned() {
    learn(KEY);
    items.change(KEY);
    assertThat(items.find(KEY)).isNull();

    long during = items.version(KEY);
    items.learn(KEY, during, item(KEY, 10));
    assertThat(items.find(KEY)).isNull();

    items.changed();
    items.learn(KEY, during, item(KEY, 10));
    assertThat(items.find(KEY)).isNull();
  }

  @Test
  void whatWasReadBeforeAChangeIsNotLearnedAfterIt() {
    long before = items.version(KEY);
    write(KEY);
    items.learn(KEY, before, item(KEY, 10));

    assertThat(items.find(KEY)).isNull();
  }

  @Test
  void aKeyThatSharesTheStripeMakesItUncertain() {
    Key neighbour = neighbour();
    learn(KEY);
    write(neighbour);
    assertThat(items.find(KEY)).isNull();

    learn(KEY);
    assertThat(items.find(KEY)).isNotNull();
    assertThat(items.find(neighbour)).isNull();
  }

  @Test
  void aStripeThatAGroupChangesTwiceIsUncertainUntilItsEnd() {
    learn(KEY);
    items.change(KEY);
    items.change(neighbour());
    items.change(KEY);
    learn(KEY);
    assertThat(items.find(KEY)).isNull();

    items.changed();
    assertThat(items.find(KEY)).isNull();
    learn(KEY);
    assertThat(items.find(KEY)).isNotNull();
  }

  @Test
  void theNextGroupLeavesAloneWhatOnlyTheLastOneChanged() {
    Key other =
        others().filter(key -> Stripes.of(key) != Stripes.of(KEY)).findFirst().orElseThrow();
    write(KEY);
    learn(KEY);
    write(other);

    assertThat(items.find(KEY)).isNotNull();
  }

  @Test
  void whatIsLargeIsNotKept() {
    int most = KnownItems.MOST_BYTES - KEY.partition().length() - KEY.sort().length();
    items.learn(KEY, items.version(KEY), item(KEY, most + 1));
    assertThat(items.find(KEY)).isNull();

    items.learn(KEY, items.version(KEY), item(KEY, most));
    assertThat(items.find(KEY)).isNotNull();
  }

  @Test
  void afterAllWasForgottenWhatWasReadBeforeIsNotLearned() {
    learn(KEY);
    Known known = items.find(KEY);
    long before = items.version(KEY);
    items.clear();
    items.learn(KEY, before, item(KEY, 10));

    assertThat(items.find(KEY)).isNull();
    assertThat(known).isNotNull();
    assertThat(items.holds(known)).isFalse();
  }
}
