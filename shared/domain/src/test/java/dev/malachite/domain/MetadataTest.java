package dev.malachite.domain;

import static dev.malachite.domain.Refusals.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Malformed.Fault;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MetadataTest {
  @Test
  void caseAndOrderAreKept() {
    Metadata metadata =
        Metadata.of(List.of(Map.entry("Zulu", "1"), Map.entry("alpha", "Two"), Map.entry("M", "")));
    assertThat(metadata.entries())
        .containsExactly(Map.entry("Zulu", "1"), Map.entry("alpha", "Two"), Map.entry("M", ""));
  }

  @Test
  void laterChangesOfTheSourceDoNotShow() {
    Map<String, String> source = new LinkedHashMap<>(Map.of("a", "1"));
    Metadata metadata = new Metadata(source);
    source.put("b", "2");
    assertThat(metadata.entries()).containsOnlyKeys("a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "_", "_1", "camelCase", "with_underscore", "x1", "ünder"})
  void namesAreIdentifiers(String name) {
    assertThat(new Metadata(Map.of(name, "v")).entries()).containsEntry(name, "v");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1a", "a-b", "a b", "a.b", "a$", "-", "1", " ", "a:"})
  void otherNamesAreRefused(String name) {
    assertMalformed(Fault.METADATA_CHARACTERS, name, "v", () -> new Metadata(Map.of(name, "v")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\0", "\n", "\r\nx", "\u007f"})
  void valuesHaveNoControlCharacters(String value) {
    assertMalformed(Fault.METADATA_CHARACTERS, "a", value, () -> new Metadata(Map.of("a", value)));
  }

  @Test
  void anEmptyNameIsRefusedAsSuch() {
    assertMalformed(Fault.METADATA_NAME_EMPTY, "", "v", () -> new Metadata(Map.of("", "v")));
  }

  @Test
  void namesThatDifferInCaseOnlyAreDuplicates() {
    assertMalformed(
        Fault.METADATA_DUPLICATE,
        "KEY",
        "2",
        () -> Metadata.of(List.of(Map.entry("key", "1"), Map.entry("KEY", "2"))));
    assertMalformed(
        Fault.METADATA_DUPLICATE,
        "key",
        "1",
        () -> Metadata.of(List.of(Map.entry("key", "1"), Map.entry("key", "1"))));
    Map<String, String> map = new LinkedHashMap<>();
    map.put("key", "1");
    map.put("Key", "2");
    assertMalformed(Fault.METADATA_DUPLICATE, "Key", "2", () -> new Metadata(map));
  }

  @Test
  void namesAndValuesTogetherHaveUpToEightKibibytes() {
    String value = "v".repeat(4092);
    Map<String, String> most = Map.of("key1", value, "key2", value);
    assertThat(new Metadata(most).entries()).hasSize(2);
    assertMalformed(
        Fault.METADATA_SIZE,
        "metadata",
        "8193",
        () -> new Metadata(Map.of("key1", value, "key20", value)));
  }

  @Test
  void sameMetadataMayDifferInTheCaseAndOrderOfNames() {
    Metadata one = Metadata.of(List.of(Map.entry("a", "1"), Map.entry("b", "2")));
    assertThat(one.sameAs(Metadata.of(List.of(Map.entry("B", "2"), Map.entry("A", "1"))))).isTrue();
    assertThat(one.sameAs(new Metadata(Map.of("a", "1", "b", "3")))).isFalse();
    assertThat(one.sameAs(new Metadata(Map.of("a", "1")))).isFalse();
    assertThat(one.sameAs(new Metadata(Map.of("a", "1", "c", "2")))).isFalse();
    assertThat(new Metadata(Map.of("a", "x")).sameAs(new Metadata(Map.of("a", "X")))).isFalse();
    assertThat(Metadata.NONE.sameAs(new Metadata(Map.of()))).isTrue();
  }
}
