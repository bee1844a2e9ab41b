package dev.malachite.domain;

import static dev.malachite.domain.Refusals.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.FilePath.TrailingDots;
import dev.malachite.domain.Malformed.Fault;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FilePathTest {
  @Test
  void aPathIsItsNames() {
    FilePath path = path("a/b c/ü.txt");
    assertThat(path.components()).containsExactly("a", "b c", "ü.txt");
    assertThat(path.name()).isEqualTo("ü.txt");
    assertThat(path.parent()).contains(path("a/b c"));
    assertThat(path).hasToString("a/b c/ü.txt");
    assertThat(path.isRoot()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/"})
  void withoutNamesItIsTheRoot(String text) {
    assertThat(path(text)).isEqualTo(FilePath.ROOT);
    assertThat(path(text).isRoot()).isTrue();
    assertThat(path(text).name()).isEmpty();
    assertThat(path(text).parent()).isEmpty();
  }

  @Test
  void aSlashAtTheEndIsNotLookedAt() {
    assertThat(path("a/b/")).isEqualTo(path("a/b"));
  }

  @Test
  void theParentOfATopLevelNameIsTheRoot() {
    assertThat(path("a").parent()).contains(FilePath.ROOT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a\"", "a\\b", "a:b", "a|b", "a<", "a>", "a*", "a?", "a\u0001", "a\u007f"})
  void someCharactersAreRefused(String name) {
    assertRefusedName(name, TrailingDots.KEEP);
  }

  @Test
  void halvesOfPairsAreRefused() {
    assertRefusedName("a\uD83D", TrailingDots.KEEP);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".", "..", "CON", "con", "PRN", "AUX", "NUL", "Clock$", "COM1", "com9", "LPT1", "lpt9"
      })
  void someNamesAreReserved(String name) {
    assertRefusedName(name, TrailingDots.KEEP);
    assertRefusedName(name, TrailingDots.TRIM);
  }

  @ParameterizedTest
  @ValueSource(strings = {"CON.txt", "COM0", "COM10", "console", ".hidden", "a..b", "..."})
  void namesLikeReservedOnesAreAllowed(String name) {
    assertThat(FilePath.parse(name, TrailingDots.KEEP).name()).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({"a., a", "a..., a", "a./b., a/b", ".a, .a", "a.b, a.b"})
  void dotsAtTheEndAreTrimmedUnlessKept(String text, String trimmed) {
    assertThat(FilePath.parse(text, TrailingDots.TRIM)).hasToString(trimmed);
    assertThat(FilePath.parse(text, TrailingDots.KEEP)).hasToString(text);
  }

  @Test
  void aNameOfDotsOnlyIsNothingOnceTrimmed() {
    assertMalformed(
        Fault.NAME_CHARACTERS, "path", "", () -> FilePath.parse("...", TrailingDots.TRIM));
  }

  @Test
  void aNameThatIsReservedOnceTrimmedIsRefused() {
    assertMalformed(
        Fault.NAME_CHARACTERS, "path", "CON", () -> FilePath.parse("CON.", TrailingDots.TRIM));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a//b", "/a", "a//", "//"})
  void emptyNamesAreRefused(String text) {
    assertMalformed(Fault.NAME_CHARACTERS, "path", "", () -> path(text));
  }

  @Test
  void aNameHasUpToTwoHundredAndFiftyFiveCharacters() {
    String longest = "a".repeat(255);
    assertThat(path("b/" + longest).name()).isEqualTo(longest);
    assertMalformed(Fault.NAME_LENGTH, "path", longest + "a", () -> path(longest + "a"));
  }

  @Test
  void aPathHasUpToTwoThousandAndFortyEightCharacters() {
    String longest = ("a".repeat(255) + "/").repeat(8);
    String exact = longest.substring(0, 2047);
    assertThat(path(exact)).hasToString(exact);
    String longer = "bb/" + exact;
    assertMalformed(Fault.PATH_LENGTH, "path", longer, () -> path(longer));
  }

  @Test
  void aPathIsUpToTwoHundredAndFiftyNamesDeep() {
    List<String> deepest = Collections.nCopies(250, "a");
    assertThat(new FilePath(deepest).components()).hasSize(250);
    List<String> deeper = Collections.nCopies(251, "a");
    assertMalformed(Fault.PATH_DEPTH, "path", String.join("/", deeper), () -> new FilePath(deeper));
  }

  @Test
  void pathsOfOneNameHaveOneKeyWhateverTheCase() {
    assertThat(path("Dir/Ünder.TXT").key()).isEqualTo(path("dIR/üNDER.txt").key());
    assertThat(path("straße").key()).isNotEqualTo(path("STRASSE").key());
    assertThat(path("a/b").key()).isNotEqualTo(path("a").key());
  }

  private static FilePath path(String text) {
    return FilePath.parse(text, TrailingDots.TRIM);
  }

  private static void assertRefusedName(String name, TrailingDots dots) {
    assertMalformed(Fault.NAME_CHARACTERS, "path", name, () -> FilePath.parse("d/" + name, dots));
  }
}
