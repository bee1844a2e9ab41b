package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.malachite.domain.Clock;
import dev.malachite.store.Change;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Range;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SnapshotsTest {
  private static final Clock CLOCK = () -> Instant.ofEpochMilli(1234);
  private static final Key KEY = new Key("p", "s");
  private static final Key OTHER = new Key("p", "t");
  private static final ContentId ID = new ContentId("content");

  private enum Home {
    DISK,
    MEMORY
  }

  @TempDir private Path directory;

  @ParameterizedTest
  @EnumSource
  void aResetLeavesNothing(Home home) throws IOException {
    try (Embedded embedded = open(home)) {
      fill(embedded, bytes());
      assertThat(embedded.store().read(List.of(KEY, OTHER))).containsOnlyKeys(KEY);
      embedded.snapshots().reset();
      assertThat(embedded.store().read(List.of(KEY, OTHER))).isEmpty();
      if (home == Home.DISK) {
        assertThat(ContentFiles.directory(directory)).isEmptyDirectory();
      }
      assertThat(embedded.store().scan("p", Range.all(), 9).items()).isEmpty();
      assertThat(embedded.store().due(Instant.ofEpochMilli(5), 9)).isEmpty();
      assertThat(embedded.content().list(Optional.empty(), 9)).isEmpty();
      assertThat(put(embedded, KEY, 2)).isEqualTo(Outcome.COMMITTED);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aStateComesBackAsOftenAsIsWanted(Home home) throws IOException {
    byte[] bytes = bytes();
    try (Embedded embedded = open(home)) {
      fill(embedded, bytes);
      embedded.snapshots().take("filled");
      for (int round = 0; round < 3; round++) {
        embedded.content().delete(ID);
        embedded.store().commit(List.of(new Change.Delete(KEY, 1)));
        assertThat(put(embedded, OTHER, 3)).isEqualTo(Outcome.COMMITTED);
        assertThat(embedded.store().read(List.of(KEY, OTHER))).containsOnlyKeys(OTHER);
        assertThat(embedded.snapshots().restore("filled")).isTrue();
        assertThat(embedded.store().read(List.of(KEY, OTHER))).containsOnlyKeys(KEY);
        assertThat(embedded.store().due(Instant.ofEpochMilli(5), 9)).containsExactly(KEY);
        try (InputStream stream = embedded.content().open(ID, 0, bytes.length)) {
          assertThat(stream.readAllBytes()).isEqualTo(bytes);
        }
      }
      assertThat(embedded.snapshots().names()).containsExactly("filled");
    }
  }

  @ParameterizedTest
  @EnumSource
  void takenAgainItReplacesTheFirst(Home home) {
    try (Embedded embedded = open(home)) {
      embedded.snapshots().take("state");
      put(embedded, KEY, 1);
      embedded.snapshots().take("state");
      embedded.snapshots().reset();
      assertThat(embedded.snapshots().restore("state")).isTrue();
      assertThat(embedded.store().read(List.of(KEY))).containsOnlyKeys(KEY);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatWasNeverTakenIsNotThere(Home home) {
    try (Embedded embedded = open(home)) {
      assertThat(embedded.snapshots().restore("never")).isFalse();
      assertThat(embedded.snapshots().names()).isEmpty();
      assertThatIllegalArgumentException()
          .isThrownBy(() -> embedded.snapshots().take("../elsewhere"));
    }
  }

  @Test
  void aRestorationThatEndedHalfWayIsFinishedByTheNextProcess() throws IOException {
    byte[] bytes = bytes();
    try (Embedded embedded = open(Home.DISK)) {
      fill(embedded, bytes);
      embedded.snapshots().take("state");
      put(embedded, OTHER, 2);
    }
    Restoration.begin(directory, "state");
    Files.delete(directory.resolve("CURRENT"));
    Files.delete(ContentFiles.directory(directory).resolve(ID.value()));
    try (Embedded embedded = open(Home.DISK);
        InputStream stream = embedded.content().open(ID, 0, bytes.length)) {
      assertThat(embedded.store().read(List.of(KEY, OTHER))).containsOnlyKeys(KEY);
      assertThat(stream.readAllBytes()).isEqualTo(bytes);
    }
  }

  private Embedded open(Home home) {
    return home == Home.MEMORY
        ? Embedded.memory(CLOCK)
        : Embedded.open(directory, Durability.OS, CLOCK);
  }

  private static void fill(Embedded embedded, byte[] bytes) throws IOException {
    embedded.content().write(ID, KEY, new ByteArrayInputStream(bytes));
    put(embedded, KEY, 1);
  }

  private static Outcome put(Embedded embedded, Key key, long revision) {
    return embedded
        .store()
        .commit(
            List.of(Change.put(key, Item.ABSENT, revision, new byte[] {7}, OptionalLong.of(5))));
  }

  private static byte[] bytes() {
    byte[] bytes = new byte[2 * Chunks.BYTES + 5];
    new Random(1).nextBytes(bytes);
    return bytes;
  }
}
