package dev.malachite.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvidenceTest {
  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void page() throws IOException {
    file = directory.resolve("evidence.md");
    Files.write(
        file,
        List.of(
            "# Evidence",
            "",
            "| Subject | Result | Run |",
            "|---|---|---|",
            "| kills | 1,000 kills, none lost | old |",
            "",
            "| Defect | Found by |",
            "|---|---|",
            "| one | kills |"));
  }

  @Test
  void aLargerRunReplacesTheRowOfItsSubject() throws IOException {
    Evidence.write(file, "kills", "2,000 kills, none lost", "new");
    assertThat(Files.readAllLines(file))
        .contains("| kills | 2,000 kills, none lost | new |")
        .hasSize(9);
  }

  @Test
  void aSmallerRunLeavesItAlone() throws IOException {
    List<String> before = Files.readAllLines(file);
    Evidence.write(file, "kills", "999 kills, none lost", "new");
    assertThat(Files.readAllLines(file)).isEqualTo(before);
  }

  @Test
  void anotherSubjectIsAddedToTheFirstTable() throws IOException {
    Evidence.write(file, "fuzzing", "5 requests", "new");
    assertThat(Files.readAllLines(file).subList(4, 7))
        .containsExactly(
            "| kills | 1,000 kills, none lost | old |", "| fuzzing | 5 requests | new |", "");
  }
}
