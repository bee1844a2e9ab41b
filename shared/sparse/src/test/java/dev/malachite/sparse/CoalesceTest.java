package dev.malachite.sparse;

import static dev.malachite.sparse.SparseReaderTest.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.ByteSpan;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CoalesceTest {
  private static final SparseSettings TEN = new SparseSettings(Duration.ofHours(24), 10);

  private final SparseFixture file = new SparseFixture(TEN);

  @Test
  void aWriteThatLeavesTooManyFragmentsCoalescesThem() {
    SparseMap map = tenPages();
    Slab slab = file.slab(map, 0);
    assertThat(slab.version()).isEqualTo(10);
    assertThat(slab.extents().list()).hasSize(1);
    assertThat(file.read(map)).isEqualTo(expected());
  }

  @Test
  void pagesBetweenHolesShareOneContent() {
    file.create(new SparseShape(1024, 8), 1024);
    for (int i = 0; i < 10; i++) {
      file.write(i * 16L, bytes(8, i + 1));
    }
    Slab slab = file.slab(file.head(), 0);
    assertThat(slab.extents().list()).hasSize(10);
    assertThat(slab.extents().contents()).hasSize(1);
  }

  @Test
  void whatWasReplacedStaysForItsReadersAndIsThenDropped() {
    tenPages();
    assertThat(file.contents()).hasSize(11);
    file.pass(Duration.ofHours(23));
    file.reclaim(List.of());
    assertThat(file.contents()).hasSize(11);
    file.pass(Duration.ofHours(2));
    file.reclaim(List.of());
    assertThat(file.contents()).hasSize(1);
    assertThat(file.read(file.head())).isEqualTo(expected());
  }

  @Test
  void coalescingIsNotAChange() {
    file.create(new SparseShape(1024, 8), 80);
    SparseMap older = file.head();
    for (int i = 0; i < 9; i++) {
      older = file.write(i * 8L, bytes(8, i + 1));
    }
    SparseMap newer = file.write(72, bytes(8, 10));
    assertThat(file.slab(newer, 0).extents().list()).hasSize(1);
    assertThat(file.reader.diff(older, newer, 0, 80, 10).ranges())
        .singleElement()
        .satisfies(range -> assertThat(range.span().first()).isEqualTo(72));
  }

  @Test
  void whatIsWrittenWhileTheBytesAreCopiedStays() {
    Extents before =
        Extents.NONE.with(new Span(0, 8), part("one", 0)).with(new Span(8, 16), part("two", 0));
    ContentId copy = new ContentId("copy");
    Packing packing = new Packing(copy, before, before.packed(copy));
    Extents meanwhile = before.with(new Span(4, 10), part("three", 0)).without(new Span(14, 16));
    assertThat(packing.applyTo(meanwhile).list())
        .containsExactly(
            new Extent(new Span(0, 4), part("copy", 0)),
            new Extent(new Span(4, 10), part("three", 0)),
            new Extent(new Span(10, 14), part("copy", 10)));
  }

  private static Source part(String content, long offset) {
    return new Source.Part(new ContentId(content), offset);
  }

  @Test
  void reclaimCoalescesWhatAWriterLeft() {
    SparseMap map = file.create(new SparseShape(1024, 8), 80);
    for (int i = 0; i < 10; i++) {
      ByteSpan span = new ByteSpan(i * 8L, i * 8L + 7);
      ContentId id = file.store(map.contentOwner(span), bytes(8, i + 1));
      file.commit(SparseEdit.write(map, span, id, 0), Optional.of(map));
    }
    assertThat(file.slab(file.head(), 0).extents().list()).hasSize(10);
    file.reclaim(List.of());
    assertThat(file.slab(file.head(), 0).extents().list()).hasSize(1);
    assertThat(file.due()).isEmpty();
    assertThat(file.read(file.head())).isEqualTo(expected());
  }

  @Test
  void manyTinyWritesNeverOutgrowAnItem() {
    SparseFixture real = new SparseFixture(SparseSettings.STANDARD);
    real.create(SparseShape.STANDARD, 4 << 20);
    Random random = new Random(7);
    int largest = 0;
    for (int i = 0; i < 1500; i++) {
      real.write(random.nextInt(8192) * 512L, bytes(512, i));
      Item slab = real.items(SparseKeys.current(real.head().partition(), 0)).getFirst();
      largest = Math.max(largest, slab.value().length);
    }
    assertThat(largest).isBetween(10_000, Item.MAX_VALUE_BYTES / 4);
  }

  private SparseMap tenPages() {
    file.create(new SparseShape(1024, 8), 80);
    for (int i = 0; i < 10; i++) {
      file.write(i * 8L, bytes(8, i + 1));
    }
    return file.head();
  }

  private static byte[] expected() {
    byte[] expected = new byte[80];
    for (int i = 0; i < 80; i++) {
      expected[i] = (byte) (i / 8 + 1);
    }
    return expected;
  }
}
