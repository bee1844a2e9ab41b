package dev.malachite.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A record of random fields, and what a reader has to find in it. */
final class RandomRecord {
  private final Random random;
  private final FieldWriter writer = new FieldWriter();
  private final Map<Integer, List<String>> texts = new HashMap<>();
  private final Map<Integer, List<Long>> numbers = new HashMap<>();
  private final Map<Integer, byte[]> blobs = new HashMap<>();
  private final Map<Integer, String> nested = new HashMap<>();

  RandomRecord(long seed) {
    random = new Random(seed);
    int fields = random.nextInt(60);
    for (int i = 0; i < fields; i++) {
      add(random.nextInt(4), 1 + random.nextInt(20));
    }
  }

  byte[] bytes() {
    return writer.toBytes();
  }

  void assertReadBy(FieldReader reader) {
    texts.forEach((tag, all) -> assertThat(reader.texts(tag)).isEqualTo(all));
    numbers.forEach((tag, all) -> assertThat(reader.numbers(tag)).isEqualTo(all));
    blobs.forEach((tag, bytes) -> assertThat(reader.bytes(tag)).hasValue(bytes));
    nested.forEach(
        (tag, text) -> assertThat(reader.record(tag).orElseThrow().text(tag)).hasValue(text));
  }

  private void add(int kind, int number) {
    int tag = kind * 1000 + number;
    switch (kind) {
      case 0 -> {
        String text = text();
        writer.put(tag, text);
        texts.computeIfAbsent(tag, absent -> new ArrayList<>()).add(text);
      }
      case 1 -> {
        long value = random.nextLong() >> random.nextInt(64);
        writer.put(tag, value);
        numbers.computeIfAbsent(tag, absent -> new ArrayList<>()).add(value);
      }
      case 2 -> {
        byte[] bytes = new byte[random.nextInt(500)];
        random.nextBytes(bytes);
        writer.put(tag, bytes);
        blobs.put(tag, bytes);
      }
      default -> {
        String text = text();
        writer.putRecord(tag, record -> record.put(tag, text));
        nested.put(tag, text);
      }
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    int highest = random.nextBoolean() ? 0x7f : 0xd000;
    random.ints(random.nextInt(200), 0, highest).forEach(text::appendCodePoint);
    return text.toString();
  }
}
