package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.malachite.domain.Clock;
import dev.malachite.store.ContentId;
import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FileBirthTest {
  private static final ContentId ID = new ContentId("some");

  @TempDir private Path directory;

  @Test
  void theNameMayComeLaterThanTheFile() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    try (FileBirth birth = birth(directory.resolve("file"), () -> await(release))) {
      assertThat(birth.file().isOpen()).isTrue();
      assertThat(directory.resolve("file")).exists();
      Thread waiting = Thread.startVirtualThread(birth::awaitName);
      Thread.sleep(20);
      assertThat(waiting.isAlive()).isTrue();
      release.countDown();
      waiting.join();
    }
  }

  @Test
  void whatCannotBeCreatedFailsWhoeverWaits() throws IOException {
    try (FileBirth birth = birth(directory.resolve("none").resolve("file"), () -> {})) {
      assertThat(birth.succeeded()).isFalse();
      assertThatExceptionOfType(Unavailable.class).isThrownBy(birth::file);
      assertThatExceptionOfType(Unavailable.class).isThrownBy(birth::awaitName);
    }
  }

  @Test
  void aNameThatIsNotKeptFailsOnlyWhoWaitsForIt() throws IOException {
    Runnable failing =
        () -> {
          throw Unavailable.rejected("as the test wished");
        };
    try (FileBirth birth = birth(directory.resolve("file"), failing)) {
      assertThat(birth.file().isOpen()).isTrue();
      assertThatExceptionOfType(Unavailable.class)
          .isThrownBy(birth::awaitName)
          .withMessage("as the test wished");
      assertThat(birth.succeeded()).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aStreamThatFailsAtOnceLeavesNoFile(Durability durability) throws IOException {
    ContentFiles files = ContentFiles.of(directory, durability, Clock.system());
    for (int round = 0; round < 50; round++) {
      assertThatIOException()
          .isThrownBy(() -> files.write(ID, new byte[Chunks.BYTES], failing()))
          .withMessage("gone");
      assertThat(ContentFiles.directory(directory)).isEmptyDirectory();
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsThereAlreadyStays(Durability durability) throws IOException {
    ContentFiles files = ContentFiles.of(directory, durability, Clock.system());
    Path path = ContentFiles.directory(directory).resolve(ID.value());
    Files.writeString(path, "of another");
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> files.write(ID, new byte[Chunks.BYTES], InputStream.nullInputStream()));
    assertThat(path).hasContent("of another");
  }

  private static FileBirth birth(Path path, Runnable keepName) {
    return FileBirth.of(path, keepName, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  private static InputStream failing() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException("gone");
      }
    };
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
