package dev.malachite.sparse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.domain.ByteSpan;
import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SparseReaderTest {
  private final CountingContent contents = new CountingContent();
  private final SparseFixture file =
      new SparseFixture(SparseFixture.NEVER_COALESCE, store -> store, contents::around);

  @Test
  void aStreamThatIsOpenKeepsItsVersion() throws IOException {
    file.create(SparseFixture.SMALL, 256);
    file.write(0, bytes(64, 1));
    SparseMap map = file.write(128, bytes(64, 2));
    try (InputStream stream = file.reader.open(map, 0, 256)) {
      assertThat(stream.read()).isEqualTo(1);
      file.write(0, bytes(64, 9));
      file.write(64, bytes(64, 9));
      file.clear(0, 256);
      file.resize(10);
      byte[] rest = stream.readAllBytes();
      assertThat(rest).hasSize(255);
      assertThat(rest[62]).isEqualTo((byte) 1);
      assertThat(rest[63]).isZero();
      assertThat(rest[127]).isEqualTo((byte) 2);
      assertThat(rest[254]).isZero();
    }
  }

  @Test
  void everyContentThatIsOpenedIsClosed() throws IOException {
    file.create(SparseFixture.SMALL, 256);
    file.write(0, bytes(64, 1));
    SparseMap map = file.write(64, bytes(64, 2));
    assertThat(file.read(map)).hasSize(256);
    try (InputStream stream = file.reader.open(map, 0, 100)) {
      assertThat(stream.read()).isEqualTo(1);
    }
    assertThat(contents.opened()).isEqualTo(3);
    assertThat(contents.closed()).isEqualTo(3);
  }

  @Test
  void aClosedStreamIsNotAnEnd() throws IOException {
    SparseMap map = file.create(SparseFixture.SMALL, 10);
    InputStream stream = file.reader.open(map, 0, 10);
    stream.close();
    assertThatExceptionOfType(IOException.class).isThrownBy(stream::read);
  }

  @Test
  void rangesAreJoinedOverSlabs() {
    file.create(SparseFixture.SMALL, 1024);
    file.write(32, bytes(64, 1));
    file.write(96, bytes(64, 2));
    SparseMap map = file.write(512, bytes(8, 3));
    assertThat(file.reader.ranges(map, 0, 1024, 10).ranges())
        .containsExactly(written(32, 159), written(512, 519));
  }

  @Test
  void aPageTellsWhereToGoOn() {
    file.create(SparseFixture.SMALL, 1024);
    file.write(0, bytes(8, 1));
    SparseMap map = file.write(512, bytes(8, 3));
    SparsePage page = file.reader.ranges(map, 0, 1024, 1);
    assertThat(page.ranges()).containsExactly(written(0, 7));
    SparsePage rest = file.reader.ranges(map, page.next().orElseThrow(), 1024, 1);
    assertThat(rest.ranges()).containsExactly(written(512, 519));
    assertThat(rest.next()).isEmpty();
  }

  @Test
  void theDifferenceOfTwoVersionsIsWhatWasWrittenAndCleared() {
    file.create(SparseFixture.SMALL, 1024);
    file.write(0, bytes(64, 1));
    SparseMap older = file.write(512, bytes(64, 1));
    file.write(16, bytes(8, 2));
    SparseMap newer = file.clear(128, 1024);
    assertThat(file.reader.diff(older, newer, 0, 1024, 10).ranges())
        .containsExactly(written(16, 23), new SparseRange(new ByteSpan(512, 575), true));
  }

  @Test
  void mapsOfDifferentFilesCannotBeCompared() {
    SparseMap one = file.create(SparseFixture.SMALL, 1024);
    SparseMap other = file.create(SparseFixture.SMALL, 1024);
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> file.reader.diff(one, other, 0, 10, 1));
  }

  @Test
  void aVersionThatIsGoneFailsInsteadOfShowingOtherBytes() {
    file.create(SparseFixture.SMALL, 64);
    SparseMap old = file.write(0, bytes(64, 1));
    file.write(0, bytes(8, 2));
    file.pass(Duration.ofHours(25));
    file.write(8, bytes(8, 3));
    file.reclaim(List.of());
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> file.read(old));
  }

  private static SparseRange written(long first, long last) {
    return new SparseRange(new ByteSpan(first, last), false);
  }

  static byte[] bytes(int count, int value) {
    byte[] bytes = new byte[count];
    Arrays.fill(bytes, (byte) value);
    return bytes;
  }
}
