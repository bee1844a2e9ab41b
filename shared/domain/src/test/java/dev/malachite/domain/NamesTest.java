package dev.malachite.domain;

import static dev.malachite.domain.Refusals.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Malformed.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
  private static final String SIXTY_THREE = "a".repeat(63);

  @ParameterizedTest
  @ValueSource(strings = {"abc", "a-b", "1a2", "123", "a-b-c-d", "my-container1"})
  void containersQueuesAndSharesShareOneRule(String name) {
    assertThat(new ContainerName(name)).hasToString(name);
    assertThat(new QueueName(name)).hasToString(name);
    assertThat(new ShareName(name)).hasToString(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Abc", "a_b", "a.b", "-ab", "ab-", "a--b", "a b", "a/b", "äbc", "$abc", "---", "a\0b", "٣٣٣"
      })
  void otherCharactersAreRefused(String name) {
    assertRefused(Fault.NAME_CHARACTERS, name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "ab", "A", "-"})
  void shortNamesAreRefusedForTheirLength(String name) {
    assertRefused(Fault.NAME_LENGTH, name);
  }

  @Test
  void sixtyThreeCharactersAreTheMost() {
    assertThat(new QueueName(SIXTY_THREE).value()).isEqualTo(SIXTY_THREE);
    assertRefused(Fault.NAME_LENGTH, SIXTY_THREE + "a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"$root", "$web", "$logs", "$blobchangefeed"})
  void specialNamesAreForContainersOnly(String name) {
    assertThat(new ContainerName(name).value()).isEqualTo(name);
    assertMalformed(Fault.NAME_CHARACTERS, "queue", name, () -> new QueueName(name));
    assertMalformed(Fault.NAME_CHARACTERS, "share", name, () -> new ShareName(name));
  }

  @Test
  void theRootContainerHasItsName() {
    assertThat(ContainerName.ROOT.value()).isEqualTo("$root");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "/",
        "a//b",
        "a/../b",
        "../a",
        ".",
        "a%2Fb",
        "ü",
        "a+b",
        "a b",
        "trailing.",
        "a/",
        "\uD83D\uDE00",
        "\uFFFF",
        "a\\b",
        "?",
        "\t",
        "A"
      })
  void blobNamesAreKeptAsTheyAre(String name) {
    assertThat(new BlobName(name).value()).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\0", "a\0b"})
  void blobNamesHaveNoNull(String name) {
    assertMalformed(Fault.NAME_CHARACTERS, "blob", name, () -> new BlobName(name));
  }

  @Test
  void blobNamesHaveNoHalfOfAPair() {
    for (char lone : new char[] {'\uD83D', '\uDE00'}) {
      for (String name : new String[] {lone + "", "a" + lone, lone + "a", "" + lone + lone}) {
        assertMalformed(Fault.NAME_CHARACTERS, "blob", name, () -> new BlobName(name));
      }
    }
    assertMalformed(
        Fault.NAME_CHARACTERS, "blob", "\uDE00\uD83D", () -> new BlobName("\uDE00\uD83D"));
  }

  @Test
  void blobNamesHaveUpToAThousandAndTwentyFourCharacters() {
    String longest = "ü".repeat(1024);
    assertThat(new BlobName(longest).value()).isEqualTo(longest);
    assertMalformed(Fault.NAME_LENGTH, "blob", longest + "a", () -> new BlobName(longest + "a"));
    assertMalformed(Fault.NAME_LENGTH, "blob", "", () -> new BlobName(""));
  }

  @Test
  void blobNamesHaveUpToTwoHundredAndFiftyFourSegments() {
    String most = "a/".repeat(253) + "a";
    assertThat(new BlobName(most).value()).isEqualTo(most);
    assertMalformed(Fault.NAME_LENGTH, "blob", "a/" + most, () -> new BlobName("a/" + most));
  }

  @ParameterizedTest
  @ValueSource(strings = {"abc", "ABC", "a12", "Tables2", "tablesx"})
  void tableNamesAreLettersAndDigits(String name) {
    assertThat(new TableName(name)).hasToString(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1ab", "a-b", "a_b", "a b", "äbc", "tables", "Tables", "TABLES", "$abc"})
  void otherTableNamesAreRefused(String name) {
    assertMalformed(Fault.NAME_CHARACTERS, "table", name, () -> new TableName(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "ab", "-"})
  void shortTableNamesAreRefusedForTheirLength(String name) {
    assertMalformed(Fault.NAME_LENGTH, "table", name, () -> new TableName(name));
  }

  @Test
  void tableNamesHaveUpToSixtyThreeCharacters() {
    assertThat(new TableName(SIXTY_THREE).value()).isEqualTo(SIXTY_THREE);
    String longer = SIXTY_THREE + "a";
    assertMalformed(Fault.NAME_LENGTH, "table", longer, () -> new TableName(longer));
  }

  @Test
  void tablesOfOneNameHaveOneKeyWhateverTheCase() {
    assertThat(new TableName("MyTable").key()).isEqualTo(new TableName("mYtABLE").key());
    assertThat(new TableName("MyTable").value()).isEqualTo("MyTable");
  }

  private static void assertRefused(Fault fault, String name) {
    assertMalformed(fault, "container", name, () -> new ContainerName(name));
    assertMalformed(fault, "queue", name, () -> new QueueName(name));
    assertMalformed(fault, "share", name, () -> new ShareName(name));
  }
}
