package dev.malachite.sparse;

import static dev.malachite.sparse.SparseReaderTest.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.store.Unavailable;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompactTest {
  private static final int LENGTH = 64 * 400;

  private final SparseFixture file = new SparseFixture(SparseFixture.NEVER_COALESCE);

  @Test
  void aMapWithManyMarksAsksForCompaction() {
    crowd(SparseMap.MANY_MARKS);
    assertThat(file.head().isCrowded()).isFalse();
    crowd(SparseMap.MANY_MARKS + 1);
    assertThat(file.head().isCrowded()).isTrue();
  }

  @Test
  void compactionLeavesFewMarksAndTheSameBytesInAllVersions() {
    SparseMap before = crowd(40);
    byte[] bytes = file.read(before);
    SparseMap snapshot = SparseMap.empty(before.partition(), before.shape(), LENGTH);
    file.compact();
    SparseMap after = file.head();
    assertThat(after.marks()).hasSize(SparseMap.MANY_MARKS / 2);
    assertThat(after.version()).isEqualTo(before.version());
    assertThat(file.read(after)).isEqualTo(bytes);
    assertThat(file.read(before)).isEqualTo(bytes);
    assertThat(file.read(snapshot)).containsOnly(0);
  }

  @Test
  void whatAMarkHidIsDroppedAfterCompaction() {
    crowd(40);
    int contents = file.contents().size();
    file.compact();
    file.pass(Duration.ofHours(25));
    file.reclaim(List.of());
    file.reclaim(List.of());
    assertThat(file.contents()).hasSizeLessThan(contents);
    assertThat(file.due()).isEmpty();
  }

  @Test
  void marksBeyondReasonAreRefused() {
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> crowd(600));
    assertThat(file.head().marks()).hasSize(SparseMap.MOST_MARKS);
  }

  @Test
  void clearsThatTouchAreOneMark() {
    file.create(SparseFixture.SMALL, LENGTH);
    file.write(0, bytes(64, 1));
    file.clear(0, 640);
    SparseMap map = file.clear(640, 1280);
    assertThat(map.marks()).containsExactly(new Cleared(3, 0, 1280));
  }

  @Test
  void aWriteBetweenKeepsMarksApart() {
    file.create(SparseFixture.SMALL, LENGTH);
    file.write(0, bytes(64, 1));
    file.clear(0, 640);
    file.write(320, bytes(8, 2));
    SparseMap map = file.clear(640, 1280);
    assertThat(map.marks()).containsExactly(new Cleared(2, 0, 640), new Cleared(4, 640, 1280));
    assertThat(file.read(map, 320, 8)).isEqualTo(bytes(8, 2));
  }

  @Test
  void aLargerClearMakesOlderMarksNeedless() {
    file.create(SparseFixture.SMALL, LENGTH);
    file.write(0, bytes(64, 1));
    file.clear(640, 1280);
    file.write(320, bytes(8, 2));
    SparseMap map = file.resize(0);
    assertThat(map.marks()).containsExactly(new Cleared(4, 0, Long.MAX_VALUE));
  }

  @Test
  void nothingToHideNeedsNoMark() {
    file.create(SparseFixture.SMALL, LENGTH);
    assertThat(file.clear(0, LENGTH).marks()).isEmpty();
  }

  /** Each clear covers three slabs, of which one is written, and is apart from all others. */
  private SparseMap crowd(int marks) {
    file.create(SparseFixture.SMALL, LENGTH * 8);
    for (int i = 0; i < marks; i++) {
      long from = i * 64L * 4;
      file.write(from + 64, bytes(64, i + 1));
      file.clear(from, from + 192);
    }
    return file.head();
  }
}
