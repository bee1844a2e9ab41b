package dev.malachite.sparse;

import static dev.malachite.sparse.SparseReaderTest.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.ByteSpan;
import dev.malachite.store.ContentId;
import dev.malachite.store.Meter;
import dev.malachite.store.MeteredStore;
import dev.malachite.store.Store;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SparseCostTest {
  private static final long EIGHT_TEBIBYTES = 8L << 40;

  private MeteredStore metered;
  private final SparseFixture file =
      new SparseFixture(SparseSettings.STANDARD, this::around, content -> content);

  private Store around(Store store) {
    metered = new MeteredStore(store);
    return metered;
  }

  @Test
  void aWriteInOneSlabIsOneReadAndOneCommit() {
    SparseMap map = file.create(SparseShape.STANDARD, EIGHT_TEBIBYTES);
    file.write(0, bytes(512, 1));
    ByteSpan page = new ByteSpan(512, 1023);
    ContentId id = file.store(map.contentOwner(page), bytes(512, 2));
    Meter before = metered.meter();
    file.edit(SparseEdit.write(map, page, id, 0), Optional.of(map));
    Meter cost = metered.meter().minus(before);
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.scans()).isZero();
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(3);
  }

  @Test
  void onePageOfEightTebibytesIsOneSlab() {
    file.create(SparseShape.STANDARD, EIGHT_TEBIBYTES);
    SparseMap map = file.write(EIGHT_TEBIBYTES - 512, bytes(512, 1));
    Meter before = metered.meter();
    assertThat(file.reader.ranges(map, 0, EIGHT_TEBIBYTES, 100).ranges())
        .containsExactly(
            new SparseRange(new ByteSpan(EIGHT_TEBIBYTES - 512, EIGHT_TEBIBYTES - 1), false));
    Meter cost = metered.meter().minus(before);
    assertThat(cost.scans()).isEqualTo(1);
    assertThat(cost.itemsScanned()).isEqualTo(1);
  }

  @Test
  void clearingEightTebibytesTouchesNoSlab() {
    file.create(SparseShape.STANDARD, EIGHT_TEBIBYTES);
    file.write(EIGHT_TEBIBYTES / 2, bytes(512, 1));
    Meter before = metered.meter();
    SparseMap map = file.clear(0, EIGHT_TEBIBYTES);
    Meter cost = metered.meter().minus(before);
    assertThat(cost.keysRead()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(1);
    assertThat(file.reader.ranges(map, 0, EIGHT_TEBIBYTES, 100).ranges()).isEmpty();
  }

  @Test
  void aReaderOfTheNewestVersionPaysNothingForHistory() {
    file.create(SparseShape.STANDARD, EIGHT_TEBIBYTES);
    SparseMap map = file.head();
    for (int i = 0; i < 50; i++) {
      map = file.write(0, bytes(512, i));
    }
    Meter before = metered.meter();
    assertThat(file.read(map, 0, 512)).isEqualTo(bytes(512, 49));
    Meter cost = metered.meter().minus(before);
    assertThat(cost.scans()).isEqualTo(1);
    assertThat(cost.itemsScanned()).isEqualTo(1);
  }
}
