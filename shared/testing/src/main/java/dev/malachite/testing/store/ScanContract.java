package dev.malachite.testing.store;

import static dev.malachite.testing.store.Samples.bytes;
import static dev.malachite.testing.store.Samples.createAll;
import static dev.malachite.testing.store.Samples.created;
import static dev.malachite.testing.store.Samples.sorts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Ordered pages of one partition. */
interface ScanContract {
  Comparator<String> BY_UTF8 = (left, right) -> Arrays.compareUnsigned(bytes(left), bytes(right));

  Store store();

  @Test
  default void anEmptyPartitionHasNothingAndNoMore() {
    assertThat(store().scan("nowhere", Range.all(), 10)).isEqualTo(new Page(List.of(), false));
  }

  @Test
  default void aScanReturnsWholeItemsOfItsPartitionOnly() {
    long revision = created(store(), new Key("b", "one"), "value");
    created(store(), new Key("a", "zero"), "a");
    created(store(), new Key("b\0", "zero"), "b0");
    created(store(), new Key("bb", "two"), "bb");
    Page page = store().scan("b", Range.all(), 10);
    assertThat(page.more()).isFalse();
    assertThat(page.items()).hasSize(1);
    Item item = page.items().getFirst();
    assertThat(item.key()).isEqualTo(new Key("b", "one"));
    assertThat(item.revision()).isEqualTo(revision);
    assertThat(item.value()).isEqualTo(bytes("value"));
  }

  @Test
  default void theOrderIsThatOfUtf8Bytes() {
    List<String> ordered =
        List.of(
            "\0",
            "\0\0",
            " ",
            "A",
            "a",
            "a\0",
            "a\0b",
            "a\u0001",
            "aa",
            "b",
            "\u007f",
            "\u0080",
            "\u00e9",
            "\u07ff",
            "\u0800",
            "\ud7ff",
            "\ue000",
            "\ufffd",
            "\uffff",
            "\ud800\udc00",
            "\ud83d\ude00",
            "\udbff\udfff");
    createAll(store(), ordered.reversed());
    assertThat(sorts(store(), Range.all())).containsExactlyElementsOf(ordered);
    assertThat(sorts(store(), Range.all(), 1)).containsExactlyElementsOf(ordered);
  }

  @Test
  default void aPrefixSelectsWhatBeginsWithIt() {
    createAll(store(), List.of("a", "a/", "a/\0", "a/1", "a/2/x", "a/\udbff\udfff", "a0", "b"));
    assertThat(sorts(store(), Range.prefix("a/")))
        .containsExactly("a/", "a/\0", "a/1", "a/2/x", "a/\udbff\udfff");
    assertThat(sorts(store(), Range.prefix("a/\udbff\udfff"))).containsExactly("a/\udbff\udfff");
    assertThat(sorts(store(), Range.prefix("c"))).isEmpty();
    assertThat(sorts(store(), Range.prefix(""))).hasSize(8);
  }

  @Test
  default void aRangeStartsInclusiveAndEndsExclusive() {
    createAll(store(), List.of("a", "b", "b\0", "c", "d"));
    assertThat(sorts(store(), Range.between("b", "d"))).containsExactly("b", "b\0", "c");
    assertThat(sorts(store(), Range.between("c", "c"))).isEmpty();
    assertThat(sorts(store(), Range.between("d", "a"))).isEmpty();
    assertThat(sorts(store(), Range.all().startingAt("b\0"))).containsExactly("b\0", "c", "d");
    assertThat(sorts(store(), Range.all().after("b"))).containsExactly("b\0", "c", "d");
    assertThat(sorts(store(), Range.prefix("b").after("b\0"))).isEmpty();
    assertThat(sorts(store(), Range.prefix("b").startingAt("a"))).containsExactly("b", "b\0");
  }

  @Test
  default void afterAPrefixComesWhatDoesNotBeginWithIt() {
    createAll(store(), List.of("a/", "a/1", "a/\udbff\udfff", "a0", "b"));
    assertThat(sorts(store(), Range.all().afterPrefix("a/"))).containsExactly("a0", "b");
    assertThat(sorts(store(), Range.prefix("a").afterPrefix("a/"))).containsExactly("a0");
  }

  @Test
  default void pagesTogetherAreTheRangeAndTheLastHasNoMore() {
    List<String> all = IntStream.range(0, 250).mapToObj("%05d"::formatted).toList();
    createAll(store(), all);
    for (int limit : new int[] {7, 100, 249, 250, 251}) {
      assertThat(sorts(store(), Range.all(), limit)).containsExactlyElementsOf(all);
    }
    assertThat(store().scan(Samples.PARTITION, Range.prefix("0000"), 9).more()).isTrue();
    assertThat(store().scan(Samples.PARTITION, Range.prefix("00249"), 10).more()).isFalse();
  }

  @Test
  default void pagesOfLargeValuesAreComplete() {
    List<String> sorts = List.of("a", "b", "c", "d", "e", "f");
    for (String sort : sorts) {
      Samples.committed(
          store(),
          Change.put(
              Samples.key(sort),
              Item.ABSENT,
              Samples.fresh(),
              Samples.random(Item.MAX_VALUE_BYTES, sort.hashCode()),
              OptionalLong.empty()));
    }
    assertThat(sorts(store(), Range.all(), 100)).containsExactlyElementsOf(sorts);
  }

  @Test
  default void longSortKeysKeepTheirOrderAndTheirPrefixes() {
    TreeSet<String> sorts = new TreeSet<>(BY_UTF8);
    for (int length : new int[] {1, 1022, 1023, 1024, 1025, 1026, 2048, 4095, 4096}) {
      sorts.add("x".repeat(length));
      sorts.add("x".repeat(length - 1) + "a");
      sorts.add("x".repeat(length - 1) + "\0");
      sorts.add("x".repeat(length - 1) + "z");
    }
    List<String> created = new ArrayList<>(sorts);
    createAll(store(), created.reversed());
    assertThat(sorts(store(), Range.all(), 5)).containsExactlyElementsOf(sorts);
    for (int length : new int[] {1, 1000, 1023, 1024, 1025, 1500, 4095, 4096}) {
      String prefix = "x".repeat(length);
      assertThat(sorts(store(), Range.prefix(prefix), 3))
          .containsExactlyElementsOf(sorts.stream().filter(s -> s.startsWith(prefix)).toList());
      assertThat(sorts(store(), Range.all().after(prefix), 4))
          .containsExactlyElementsOf(sorts.tailSet(prefix, false));
      assertThat(sorts(store(), Range.between(prefix, "xz")))
          .containsExactlyElementsOf(sorts.subSet(prefix, "xz"));
    }
    created.forEach(sort -> assertThat(Samples.text(store(), Samples.key(sort))).hasValue(sort));
  }

  @Test
  default void longSortKeysCanBeReplacedAndDeleted() {
    Key first = Samples.key("k".repeat(4095) + "1");
    Key second = Samples.key("k".repeat(4095) + "2");
    long one = created(store(), first, "one");
    long two = created(store(), second, "two");
    Samples.committed(store(), Samples.put(first, one, "changed"));
    store().commit(List.of(new Change.Delete(second, two)));
    assertThat(Samples.text(store(), first)).hasValue("changed");
    assertThat(sorts(store(), Range.all())).containsExactly(first.sort());
  }

  @Test
  default void randomKeysAreScannedLikeASortedSet() {
    Random random = new Random(42);
    TreeSet<String> sorts = new TreeSet<>(BY_UTF8);
    while (sorts.size() < 200) {
      sorts.add(randomKey(random));
    }
    createAll(store(), List.copyOf(sorts));
    assertThat(sorts(store(), Range.all(), 33)).containsExactlyElementsOf(sorts);
    for (int i = 0; i < 40; i++) {
      String from = randomKey(random);
      String to = randomKey(random);
      assertThat(sorts(store(), Range.prefix(from)))
          .containsExactlyElementsOf(sorts.stream().filter(s -> s.startsWith(from)).toList());
      if (BY_UTF8.compare(from, to) < 0) {
        assertThat(sorts(store(), Range.between(from, to)))
            .containsExactlyElementsOf(sorts.subSet(from, to));
      }
    }
  }

  private static String randomKey(Random random) {
    int[] alphabet = {0, 'a', 'b', '/', 0xe9, 0xffff, 0x1f600, 0x10ffff};
    StringBuilder text = new StringBuilder();
    int length = 1 + random.nextInt(4);
    for (int i = 0; i < length; i++) {
      text.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
    }
    return text.toString();
  }
}
