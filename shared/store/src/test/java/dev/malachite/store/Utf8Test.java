package dev.malachite.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8Test {
  private static final int[] ALPHABET = {
    0, 'a', 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff
  };

  @Test
  void theLengthIsThatOfTheEncodedText() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      String text = text(random);
      assertThat(EncodedLength.of(text)).isEqualTo(text.getBytes(StandardCharsets.UTF_8).length);
    }
  }

  @Test
  void aSurrogateAloneIsMalformed() {
    for (String text : new String[] {"\ud800", "a\udc00", "\udc00\ud800", "\ud800\ud800\udc00"}) {
      assertThat(EncodedLength.of(text)).isEqualTo(EncodedLength.MALFORMED);
    }
  }

  @Test
  void theOrderIsThatOfTheEncodedBytes() {
    Random random = new Random(2);
    for (int i = 0; i < 5000; i++) {
      String left = text(random);
      String right = text(random);
      int wanted =
          Arrays.compareUnsigned(
              left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
      assertThat(Integer.signum(Utf8.ORDER.compare(left, right))).isEqualTo(Integer.signum(wanted));
    }
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    random
        .ints(random.nextInt(4), 0, ALPHABET.length)
        .forEach(i -> text.appendCodePoint(ALPHABET[i]));
    return text.toString();
  }
}
