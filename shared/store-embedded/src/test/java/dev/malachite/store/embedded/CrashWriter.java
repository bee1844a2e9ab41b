package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import dev.malachite.store.Change;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;

/** Writes until it is killed, and prints the name of each write once it is acknowledged. */
final class CrashWriter {
  private static final int THREADS = 6;
  // So small that it is killed while another file is begun, or tables are written.
  private static final long JOURNAL_BYTES = 32 * 1024;

  private final Embedded embedded;
  private final PrintStream acknowledged;

  private CrashWriter(Embedded embedded, PrintStream acknowledged) {
    this.embedded = embedded;
    this.acknowledged = acknowledged;
  }

  /** Takes the directory, the durability and a name for the round. */
  public static void main(String[] arguments) {
    Path directory = Path.of(arguments[0]);
    Durability durability = Durability.valueOf(arguments[1]);
    Opening opening =
        new Opening(directory, durability, Embedded.DEFAULT_CACHE_BYTES, JOURNAL_BYTES);
    Embedded embedded = Embedded.open(opening, directory, durability, Clock.system());
    CrashWriter writer = new CrashWriter(embedded, System.out);
    for (int i = 0; i < THREADS; i++) {
      String name = arguments[2] + "-" + i;
      Thread.ofPlatform().start(() -> writer.writeForever(name));
    }
  }

  private void writeForever(String name) {
    for (int i = 0; ; i++) {
      write(name + "-" + i, i % 10 == 0);
    }
  }

  private void write(String name, boolean withContent) {
    try {
      if (withContent) {
        byte[] content = content(name);
        embedded.content().write(new ContentId(name), key(name), new ByteArrayInputStream(content));
      }
      Change put =
          Change.put(key(name), Item.ABSENT, revision(name), value(name), OptionalLong.empty());
      if (embedded.store().commit(List.of(put)) == Outcome.COMMITTED) {
        report((withContent ? "content " : "item ") + name);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  // A line is written at once, so that the reader sees whole lines but for the last.
  private void report(String line) {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    synchronized (acknowledged) {
      acknowledged.write(bytes, 0, bytes.length);
      acknowledged.flush();
    }
  }

  static Key key(String name) {
    return new Key("crash", name);
  }

  static long revision(String name) {
    return 1 + Math.abs((long) name.hashCode());
  }

  static byte[] value(String name) {
    return random(name, 10, 3000);
  }

  static byte[] content(String name) {
    return random(name, 1000, 3 * Chunks.BYTES);
  }

  private static byte[] random(String name, int least, int most) {
    Random random = new Random(name.hashCode());
    byte[] bytes = new byte[random.nextInt(least, most)];
    random.nextBytes(bytes);
    return bytes;
  }
}
