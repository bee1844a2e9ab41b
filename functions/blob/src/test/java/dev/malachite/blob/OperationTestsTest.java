package dev.malachite.blob;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every operation of the manifest has a test class of its own. */
class OperationTestsTest {
  private static final Path MANIFEST = Path.of("../operations.yaml");
  private static final Path TESTS = Path.of("src/test/java/dev/malachite/blob");

  @Test
  void everyOperationOfTheManifestHasItsTestClass() throws IOException {
    List<String> ids = ids();
    assertThat(ids).hasSize(73);
    Map<String, String> sources = sources();
    for (String id : ids) {
      assertThat(sources).as(id).containsKey(id + "Test.java");
      assertThat(sources.get(id + "Test.java")).as(id).contains("@Test").contains("assert");
    }
  }

  private static List<String> ids() throws IOException {
    Pattern row = Pattern.compile("- id: (\\w+)\n  service: blob\n");
    Matcher matcher = row.matcher(Files.readString(MANIFEST));
    List<String> ids = new ArrayList<>();
    while (matcher.find()) {
      ids.add(matcher.group(1));
    }
    return ids;
  }

  private static Map<String, String> sources() throws IOException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      return files
          .filter(file -> file.toString().endsWith("Test.java"))
          .collect(
              Collectors.toMap(file -> file.getFileName().toString(), OperationTestsTest::text));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
