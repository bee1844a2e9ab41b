package dev.malachite.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AssetsTest {
  private static final Path PAGE = Path.of("src/main/resources/console");
  private static final Pattern ELSEWHERE = Pattern.compile("https?://(?!www\\.w3\\.org/)[a-z]");

  @Test
  void everyFileIsServedAndNoOther() throws IOException {
    try (Stream<Path> files = Files.list(PAGE)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(Assets.names());
    }
  }

  @Test
  void noFileNamesAnotherHost() throws IOException {
    for (String name : Assets.names()) {
      assertThat(Files.readString(PAGE.resolve(name))).as(name).doesNotContainPattern(ELSEWHERE);
    }
  }
}
