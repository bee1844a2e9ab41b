package dev.malachite.sparse;

import static dev.malachite.sparse.SparseReaderTest.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class SparseCopyTest {
  private final SparseFixture file = new SparseFixture(SparseFixture.NEVER_COALESCE);
  private final SparseCopy copier = new SparseCopy(file.sparse);

  @Test
  void aCopyHasTheBytesAndHolesOfTheVersionAndALifeOfItsOwn() {
    file.create(SparseFixture.SMALL, 512);
    file.write(8, bytes(64, 1));
    file.write(256, bytes(8, 2));
    SparseMap source = file.clear(16, 24);
    byte[] before = file.read(source);
    file.write(0, bytes(64, 9));
    SparseMap target = SparseMap.empty("sparse/base/copy", SparseFixture.SMALL, 512);
    SparseMap copy = copier.copy(source, target);
    file.reclaim.erase(source.partition());
    assertThat(file.read(copy)).isEqualTo(before);
    assertThat(file.reader.ranges(copy, 0, 512, 10).ranges())
        .extracting(range -> range.span().first())
        .containsExactly(8L, 24L, 256L);
  }

  @Test
  void theTargetMustBeNew() {
    file.create(SparseFixture.SMALL, 512);
    SparseMap written = file.write(8, bytes(64, 1));
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> copier.copy(written, written));
  }
}
