package dev.malachite.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Limits;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sort keys that DynamoDB itself does not take. */
class LongKeyTest {
  private static final String PARTITION = "p".repeat(Limits.MAX_PARTITION_BYTES);
  private static final Comparator<String> BY_BYTES =
      (left, right) -> Arrays.compareUnsigned(utf8(left), utf8(right));
  private static final Ids IDS = Ids.secure();

  private Store store;

  @BeforeEach
  void open() {
    DynamoDbConfig config = Tables.fresh(LongKeyTest.class);
    store = new DynamoDbStore(Clients.dynamoDb(config), config.table(), IDS);
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void keysAroundTheCutsAreScannedLikeASortedSet() {
    Random random = new Random(7);
    TreeSet<String> sorts = new TreeSet<>(BY_BYTES);
    Stream.generate(() -> sort(random)).limit(120).forEach(sorts::add);
    create(sorts);
    for (int limit : new int[] {1, 10, 1000}) {
      assertThat(scan(Range.all(), limit)).containsExactlyElementsOf(sorts);
    }
    for (int i = 0; i < 40; i++) {
      String from = sort(random);
      String to = sort(random);
      assertThat(scan(Range.prefix(from), 7))
          .containsExactlyElementsOf(sorts.stream().filter(s -> s.startsWith(from)).toList());
      assertThat(scan(Range.all().after(from), 50))
          .containsExactlyElementsOf(sorts.tailSet(from, false));
      assertThat(scan(Range.all().afterPrefix(from), 50))
          .containsExactlyElementsOf(
              sorts.tailSet(from).stream().filter(s -> !s.startsWith(from)).toList());
      if (BY_BYTES.compare(from, to) < 0) {
        assertThat(scan(Range.between(from, to), 9))
            .containsExactlyElementsOf(sorts.subSet(from, to));
      }
    }
  }

  @Test
  void aMarkerIsNeverAnItem() {
    String head = "x".repeat(Address.CUT);
    create(List.of(head + "y"));
    assertThat(store.read(List.of(new Key(PARTITION, head), new Key(PARTITION, head + "z"))))
        .isEmpty();
    create(List.of(head));
    assertThat(scan(Range.all(), 10)).containsExactly(head, head + "y");
    Key longer = new Key(PARTITION, head + "y");
    long revision = store.read(List.of(longer)).get(longer).revision();
    store.commit(List.of(new Change.Delete(longer, revision)));
    assertThat(scan(Range.all(), 10)).containsExactly(head);
  }

  @Test
  void theLargestItemFits() {
    Key key = new Key(PARTITION, "\ud83d\ude00".repeat(Limits.MAX_SORT_BYTES / 4));
    byte[] value = new byte[Item.MAX_VALUE_BYTES];
    new Random(1).nextBytes(value);
    Change put = Change.put(key, Item.ABSENT, IDS.unique(), value, OptionalLong.of(1));
    assertThat(store.commit(List.of(put))).isEqualTo(Outcome.COMMITTED);
    Item item = store.scan(PARTITION, Range.all(), 1).items().getFirst();
    assertThat(item.key()).isEqualTo(key);
    assertThat(item.value()).isEqualTo(value);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String sort(Random random) {
    String filling = List.of("x", "\u00e9", "\u20ac", "\ud83d\ude00").get(random.nextInt(4));
    int bytes = Address.CUT * (1 + random.nextInt(3)) - 3 + random.nextInt(7);
    int characters = Math.max(1, bytes / utf8(filling).length);
    String end = List.of("", "\0", "a", "z", "\udbff\udfff").get(random.nextInt(5));
    return filling.repeat(characters) + end;
  }

  private void create(Collection<String> sorts) {
    for (String sort : sorts) {
      Change put =
          Change.put(
              new Key(PARTITION, sort),
              Item.ABSENT,
              IDS.unique(),
              new byte[0],
              OptionalLong.empty());
      assertThat(store.commit(List.of(put))).isEqualTo(Outcome.COMMITTED);
    }
  }

  private List<String> scan(Range range, int limit) {
    List<String> sorts = new ArrayList<>();
    Range rest = range;
    Page page;
    do {
      page = store.scan(PARTITION, rest, limit);
      page.items().forEach(item -> sorts.add(item.key().sort()));
      rest = sorts.isEmpty() ? rest : range.after(sorts.getLast());
    } while (page.more());
    return sorts;
  }
}
