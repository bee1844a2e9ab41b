package dev.malachite.sparse;

import static dev.malachite.sparse.SparseReaderTest.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.domain.ByteSpan;
import dev.malachite.store.ContentId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SparseEditTest {
  private static final ContentId CONTENT = new ContentId("content");

  private final SparseFixture file = new SparseFixture(SparseFixture.NEVER_COALESCE);
  private final View nothing = new View(Map.of(), Instant.EPOCH);

  @Test
  void aWriteFillsItsGrainsWithZeros() {
    file.create(SparseFixture.SMALL, 64);
    SparseMap map = file.write(11, bytes(2, 1));
    assertThat(file.reader.ranges(map, 0, 64, 10).ranges())
        .containsExactly(new SparseRange(new ByteSpan(8, 15), false));
  }

  @Test
  void aClearFreesWholeGrainsAndZeroesTheRest() {
    file.create(SparseFixture.SMALL, 64);
    file.write(0, bytes(32, 1));
    SparseMap map = file.clear(4, 20);
    assertThat(file.reader.ranges(map, 0, 64, 10).ranges())
        .containsExactly(
            new SparseRange(new ByteSpan(0, 7), false),
            new SparseRange(new ByteSpan(16, 31), false));
    assertThat(file.read(map, 4, 16)).containsOnly(0);
    assertThat(file.read(map, 20, 12)).containsOnly(1);
  }

  @Test
  void aClearToTheEndFreesTheLastGrainToo() {
    file.create(SparseFixture.SMALL, 60);
    file.write(0, bytes(60, 1));
    SparseMap map = file.clear(32, 60);
    assertThat(file.reader.ranges(map, 0, 60, 10).ranges())
        .containsExactly(new SparseRange(new ByteSpan(0, 31), false));
  }

  @Test
  void whatWasCutOffIsZeroWhenItComesBack() {
    file.create(SparseFixture.SMALL, 640);
    file.write(0, bytes(64, 1));
    file.write(512, bytes(64, 1));
    file.resize(10);
    SparseMap map = file.resize(640);
    assertThat(file.read(map, 0, 10)).containsOnly(1);
    assertThat(file.read(map, 10, 630)).containsOnly(0);
  }

  @Test
  void aWriteOverTwoSlabsChangesBothInOneVersion() {
    file.create(SparseFixture.SMALL, 128);
    SparseMap map = file.write(32, bytes(64, 1));
    assertThat(map.version()).isEqualTo(1);
    assertThat(file.slab(map, 0).version()).isEqualTo(1);
    assertThat(file.slab(map, 1).version()).isEqualTo(1);
    assertThat(file.read(map, 32, 64)).containsOnly(1);
  }

  @Test
  void aWriteDoesNotFitAMapThatReplacedItsOwn() {
    SparseMap old = file.create(SparseFixture.SMALL, 128);
    SparseMap replacement = file.create(SparseFixture.SMALL, 128);
    SparseEdit edit = SparseEdit.write(old, new ByteSpan(0, 7), CONTENT, 0);
    assertThat(edit.fits(old)).isTrue();
    assertThat(edit.fits(replacement)).isFalse();
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> file.writer.apply(replacement, edit, nothing));
  }

  @Test
  void aWriteBeyondTheEndIsRefused() {
    SparseMap map = file.create(SparseFixture.SMALL, 128);
    SparseEdit edit = SparseEdit.write(map, new ByteSpan(120, 128), CONTENT, 0);
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> file.writer.apply(map, edit, nothing));
  }

  @Test
  void aWriteOfMoreThanASlabIsRefused() {
    SparseMap map = file.create(SparseFixture.SMALL, 128);
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> SparseEdit.write(map, new ByteSpan(0, 64), CONTENT, 0));
  }

  @Test
  void aMapSurvivesItsRecord() {
    List<Cleared> marks = List.of(new Cleared(3, 0, 512), new Cleared(9, 1, Long.MAX_VALUE));
    SparseMap map = new SparseMap("sparse/base/id", SparseShape.STANDARD, 12, 8L << 40, 11, marks);
    FieldWriter fields = new FieldWriter();
    SparseMapCodec.write(fields, 4, map);
    assertThat(SparseMapCodec.read(new FieldReader(fields.toBytes()), 4)).contains(map);
    assertThat(SparseMapCodec.read(new FieldReader(fields.toBytes()), 5)).isEmpty();
  }
}
