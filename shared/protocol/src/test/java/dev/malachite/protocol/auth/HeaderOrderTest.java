package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Collator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HeaderOrderTest {
  @Test
  void signsComeBeforeDigitsAndDigitsBeforeLettersAndHyphensDoNotCount() {
    assertThat(
            Stream.of(
                    "x-ms-meta-ab",
                    "x-ms-a-c",
                    "x-ms-meta-a1",
                    "x-ms-ab",
                    "x-ms-meta-a_b",
                    "x-ms-a-b")
                .sorted(HeaderOrder.DICTIONARY))
        .containsExactly(
            "x-ms-ab", "x-ms-a-b", "x-ms-a-c", "x-ms-meta-a_b", "x-ms-meta-a1", "x-ms-meta-ab");
  }

  /** The Java SDK sorts with the collator of the root locale. */
  @Test
  void metadataNamesSortAsTheSdkSortsThem() {
    Random random = new Random(7);
    Collator collator = Collator.getInstance(Locale.ROOT);
    for (int i = 0; i < 2000; i++) {
      List<String> names = new ArrayList<>();
      for (int j = 0; j < 6; j++) {
        names.add("x-ms-meta-" + name(random));
      }
      List<String> expected = names.stream().distinct().sorted(collator).toList();
      assertThat(names.stream().distinct().sorted(HeaderOrder.DICTIONARY).toList())
          .isEqualTo(expected);
    }
  }

  private static String name(Random random) {
    StringBuilder name = new StringBuilder();
    int length = 1 + random.nextInt(4);
    for (int i = 0; i < length; i++) {
      name.append("ab_12z".charAt(random.nextInt(6)));
    }
    return name.toString();
  }
}
