package dev.malachite.sparse;

import static dev.malachite.sparse.SparseReaderTest.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.ByteSpan;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SparseReclaimTest {
  private final SparseFixture file = new SparseFixture(SparseFixture.NEVER_COALESCE);

  @Test
  void historyIsDroppedAfterItsGrace() {
    file.create(SparseFixture.SMALL, 64);
    file.write(0, bytes(64, 1));
    file.write(0, bytes(64, 2));
    file.pass(Duration.ofHours(25));
    file.reclaim(List.of());
    assertThat(file.contents()).hasSize(1);
    assertThat(file.due()).isEmpty();
    assertThat(file.read(file.head())).isEqualTo(bytes(64, 2));
  }

  @Test
  void historyThatASnapshotNeedsStaysAndTheRestIsMerged() {
    file.create(SparseFixture.SMALL, 64);
    SparseMap snapshot = file.write(0, bytes(64, 1));
    for (int i = 2; i < 20; i++) {
      file.write(0, bytes(64, i));
    }
    file.pass(Duration.ofHours(25));
    file.reclaim(List.of(snapshot.version()));
    SlabItems items = new SlabItems(file.sparse.store(), snapshot.partition(), 0);
    assertThat(items.undos(10)).hasSize(1);
    assertThat(file.contents()).hasSize(2);
    assertThat(file.due()).isEmpty();
    assertThat(file.read(snapshot)).isEqualTo(bytes(64, 1));
    assertThat(file.read(file.head())).isEqualTo(bytes(64, 19));
  }

  @Test
  void aDeletedSnapshotGivesItsBytesBack() {
    file.create(SparseFixture.SMALL, 64);
    SparseMap snapshot = file.write(0, bytes(64, 1));
    file.write(0, bytes(64, 2));
    file.pass(Duration.ofHours(25));
    file.reclaim(List.of(snapshot.version()));
    file.reclaim.sweepAll(snapshot.partition(), List.of());
    assertThat(file.contents()).hasSize(1);
  }

  @Test
  void aContentThatTheNextSlabUsesStays() {
    file.create(SparseFixture.SMALL, 128);
    file.write(32, bytes(64, 1));
    file.write(0, bytes(64, 2));
    file.pass(Duration.ofHours(25));
    file.reclaim(List.of());
    assertThat(file.contents()).hasSize(2);
    assertThat(file.read(file.head(), 64, 32)).isEqualTo(bytes(32, 1));
  }

  @Test
  void anEmptySlabBecomesAHole() {
    file.create(SparseFixture.SMALL, 64);
    file.write(0, bytes(64, 1));
    SparseMap map = file.clear(0, 64);
    file.pass(Duration.ofHours(25));
    file.reclaim(List.of());
    assertThat(file.items(SparseKeys.current(map.partition(), 0))).isEmpty();
    assertThat(file.contents()).isEmpty();
    assertThat(file.due()).isEmpty();
  }

  @Test
  void theOwnerOfAContentKnowsWhetherItIsUsed() {
    SparseMap map = file.create(SparseFixture.SMALL, 128);
    ByteSpan span = new ByteSpan(32, 95);
    Key owner = map.contentOwner(span);
    ContentId orphan = file.store(owner, bytes(64, 1));
    file.write(32, bytes(64, 1));
    ContentId used = file.slab(map, 0).extents().contents().getFirst();
    file.write(32, bytes(32, 2));
    assertThat(SparseReclaim.handles(owner)).isTrue();
    assertThat(SparseReclaim.handles(SparseFixture.HEAD)).isFalse();
    assertThat(file.reclaim.refers(owner, used)).isTrue();
    assertThat(file.reclaim.refers(owner, orphan)).isFalse();
  }

  @Test
  void theHeadIsFoundFromAnySlab() {
    SparseMap map = file.create(SparseFixture.SMALL, 128);
    assertThat(file.reclaim.head(map.partition())).contains(SparseFixture.HEAD);
    assertThat(file.reclaim.head("sparse/other")).isEmpty();
  }

  @Test
  void anErasedMapLeavesNothing() {
    SparseMap map = file.create(SparseFixture.SMALL, 64 * 200);
    for (int i = 0; i < 200; i++) {
      file.write(i * 64L, bytes(8, i));
      file.write(i * 64L, bytes(8, i));
    }
    file.reclaim.erase(map.partition());
    assertThat(file.contents()).isEmpty();
    file.pass(Duration.ofHours(25));
    assertThat(file.due()).isEmpty();
    assertThat(file.reclaim.head(map.partition())).isEmpty();
  }
}
