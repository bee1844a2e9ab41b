package dev.malachite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FieldsTest {
  @Test
  void anEmptyRecordHasNothing() {
    FieldReader reader = new FieldReader(new FieldWriter().toBytes());
    assertThat(reader.text(1)).isEmpty();
    assertThat(reader.number(1)).isEmpty();
    assertThat(reader.flag(1)).isFalse();
    assertThat(reader.bytes(1)).isEmpty();
    assertThat(reader.record(1)).isEmpty();
    assertThat(reader.texts(1)).isEmpty();
    assertThat(reader.map(1)).isEmpty();
  }

  @Test
  void textsOfAnyKindComeBack() {
    for (String text : new String[] {"", "a", "\0", "\u00e9", "\ud83d\ude00", "x".repeat(5000)}) {
      assertThat(new FieldReader(new FieldWriter().put(1, text).toBytes()).text(1)).hasValue(text);
    }
  }

  @Test
  void numbersOfAnySizeComeBackInBothForms() {
    for (int shift = 0; shift < 64; shift++) {
      for (long number : new long[] {1L << shift, -(1L << shift), (1L << shift) - 1}) {
        byte[] bytes = new FieldWriter().put(1, number).putFixed(2, number).toBytes();
        assertThat(new FieldReader(bytes).number(1)).hasValue(number);
        assertThat(new FieldReader(bytes).number(2)).hasValue(number);
      }
    }
  }

  @Test
  void smallNumbersTakeTwoBytes() {
    assertThat(new FieldWriter().put(1, 63).toBytes()).hasSize(2);
    assertThat(new FieldWriter().put(1, -64).toBytes()).hasSize(2);
    assertThat(new FieldWriter().put(15, true).toBytes()).hasSize(2);
    assertThat(new FieldWriter().putFixed(1, -1).toBytes()).hasSize(9);
  }

  @Test
  void aRepeatedFieldIsAListAndItsLastValueCounts() {
    byte[] bytes =
        new FieldWriter().put(1, "a").put(2, 7).put(1, "b").put(2, 8).put(1, "c").toBytes();
    FieldReader reader = new FieldReader(bytes);
    assertThat(reader.texts(1)).containsExactly("a", "b", "c");
    assertThat(reader.numbers(2)).containsExactly(7L, 8L);
    assertThat(reader.text(1)).hasValue("c");
  }

  @Test
  void aMapKeepsItsOrder() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("z", "1");
    map.put("a", "");
    map.put("", "\u00e9");
    FieldReader reader = new FieldReader(new FieldWriter().put(3, map).put(4, Map.of()).toBytes());
    assertThat(reader.map(3)).containsExactlyEntriesOf(map);
    assertThat(reader.map(4)).isEmpty();
  }

  @Test
  void recordsNestAndMayBeLong() {
    for (int length : new int[] {0, 1, 120, 130, 20_000, 3_000_000}) {
      byte[] inside = new byte[length];
      Arrays.fill(inside, (byte) 7);
      byte[] bytes =
          new FieldWriter()
              .putRecord(1, outer -> outer.putRecord(2, inner -> inner.put(3, inside)).put(4, true))
              .put(5, "after")
              .toBytes();
      FieldReader reader = new FieldReader(bytes);
      FieldReader outer = reader.record(1).orElseThrow();
      assertThat(outer.record(2).orElseThrow().bytes(3)).hasValue(inside);
      assertThat(outer.flag(4)).isTrue();
      assertThat(reader.text(5)).hasValue("after");
    }
  }

  @Test
  void unknownFieldsArePassedOver() {
    byte[] newer =
        new FieldWriter()
            .put(900, "new")
            .put(1, "known")
            .putFixed(901, 5)
            .putRecord(902, record -> record.put(1, "other"))
            .put(2, 9)
            .toBytes();
    FieldReader reader = new FieldReader(newer);
    assertThat(reader.text(1)).hasValue("known");
    assertThat(reader.number(2)).hasValue(9);
  }

  @Test
  void aFieldReadAsAnotherKindIsRefused() {
    FieldReader reader = new FieldReader(new FieldWriter().put(1, "text").put(2, 5).toBytes());
    assertThatIllegalStateException().isThrownBy(() -> reader.number(1));
    assertThatIllegalStateException().isThrownBy(() -> reader.text(2));
    assertThatIllegalStateException().isThrownBy(() -> reader.record(2));
  }

  @Test
  void fieldNumbersHaveBounds() {
    assertThatIllegalArgumentException().isThrownBy(() -> new FieldWriter().put(0, "x"));
    assertThatIllegalArgumentException().isThrownBy(() -> new FieldWriter().put(-1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new FieldWriter().put(1 << 28, true));
  }

  @Test
  void everyTruncationInsideAFieldIsNoticed() {
    byte[] whole = new FieldWriter().put(1, "some text").toBytes();
    for (int length = 1; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatIllegalStateException().isThrownBy(() -> new FieldReader(cut));
    }
  }

  @Test
  void noiseIsReadOrRefusedAndNothingElse() {
    Random random = new Random(7);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] noise = new byte[random.nextInt(24)];
      random.nextBytes(noise);
      try {
        FieldReader reader = new FieldReader(noise);
        for (int tag = 1; tag < 16; tag++) {
          reader.text(tag);
        }
      } catch (IllegalStateException e) {
        refused++;
      }
    }
    assertThat(refused).isBetween(10_000, 19_999);
  }

  @Test
  void randomRecordsComeBack() {
    for (int seed = 0; seed < 500; seed++) {
      RandomRecord record = new RandomRecord(seed);
      record.assertReadBy(new FieldReader(record.bytes()));
    }
  }
}
