package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Clock;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A killed process loses nothing it acknowledged, through several lives of one directory. */
class CrashTest {
  private static final int ROUNDS = 4;

  @TempDir private Path directory;

  @ParameterizedTest
  @EnumSource(Durability.class)
  void whatWasAcknowledgedSurvivesAKill(Durability durability) throws Exception {
    Random random = new Random(durability.name().hashCode());
    List<String> acknowledged = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      acknowledged.addAll(writeAndKill(durability, "round" + round, 50 + random.nextInt(400)));
      verify(acknowledged);
    }
    assertThat(acknowledged).hasSizeGreaterThan(ROUNDS * 50);
  }

  private List<String> writeAndKill(Durability durability, String name, int lines)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                CrashWriter.class.getName(),
                directory.toString(),
                durability.name(),
                name)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<String> acknowledged = new ArrayList<>();
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      read(output, acknowledged, lines);
      process.toHandle().destroyForcibly();
      read(output, acknowledged, Integer.MAX_VALUE);
    } finally {
      process.destroyForcibly().waitFor();
    }
    return acknowledged;
  }

  // What was printed between the decision to kill and the kill counts as well, but for half a line.
  private static void read(BufferedReader output, List<String> lines, int most) throws IOException {
    StringBuilder line = new StringBuilder();
    int read = 0;
    for (int next = output.read(); next >= 0; next = output.read()) {
      if (next != '\n') {
        line.append((char) next);
        continue;
      }
      lines.add(line.toString());
      line.setLength(0);
      if (++read >= most) {
        return;
      }
    }
  }

  private void verify(List<String> acknowledged) throws IOException {
    try (Embedded embedded = Embedded.open(directory, Durability.OS, Clock.system())) {
      for (String line : acknowledged) {
        String name = line.substring(line.indexOf(' ') + 1);
        Key key = CrashWriter.key(name);
        Item item = embedded.store().read(List.of(key)).get(key);
        assertThat(item).as(line).isNotNull();
        assertThat(item.revision()).isEqualTo(CrashWriter.revision(name));
        assertThat(item.value()).isEqualTo(CrashWriter.value(name));
        if (line.startsWith("content ")) {
          verifyContent(embedded, name);
        }
      }
    }
  }

  private static void verifyContent(Embedded embedded, String name) throws IOException {
    byte[] wanted = CrashWriter.content(name);
    try (InputStream stream = embedded.content().open(new ContentId(name), 0, wanted.length)) {
      assertThat(stream.readAllBytes()).isEqualTo(wanted);
    }
  }
}
