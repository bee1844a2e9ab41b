package dev.malachite.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobContainerClient;
import dev.malachite.acceptance.blob.BlobClients;
import dev.malachite.testing.Evidence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The process dies in the middle of writes, again and again: what was acknowledged is there, byte
 * for byte. {@code -Dmalachite.kills} says how often.
 */
@EnabledIfSystemProperty(named = "malachite.test.store", matches = "embedded")
@Execution(ExecutionMode.CONCURRENT)
class KillTest {
  private static final int ROUNDS = Integer.getInteger("malachite.kills", 100);
  private static final int WRITERS = 16;
  private static final int LARGE = 40_000;

  private final Map<String, Long> acknowledged = new ConcurrentHashMap<>();

  @Test
  void nothingAcknowledgedIsLost() throws Exception {
    Random random = new Random(20_261_116);
    Path cache = trainedCache();
    try (Application application = start("-XX:AOTCache=" + cache)) {
      BlobContainerClient container = BlobClients.container(application);
      for (int round = 0; round < ROUNDS; round++) {
        int before = acknowledged.size();
        writeUntilKilled(application, container, round, 20 + random.nextInt(80));
        application.restart();
        assertThat(acknowledged.size())
            .as("writes acknowledged in round " + round)
            .isGreaterThan(before);
        verify(container, round);
      }
      verify(container, -1);
    }
    Evidence.note(
        "kill -9",
        "%,d kills, %,d acknowledged writes, none lost".formatted(ROUNDS, acknowledged.size()));
  }

  // It is started as often as it is killed: what the JVM learns at one start, the others need not.
  private static Path trainedCache() throws IOException {
    Path cache = Files.createTempDirectory("malachite-kill").resolve("malachite.aot");
    try (Application training = start("-XX:AOTCacheOutput=" + cache)) {
      BlobClients.container(training).getBlobClient("b").upload(BinaryData.fromString("training"));
    }
    return cache;
  }

  private static Application start(String cacheOption) {
    return Application.start(Map.of(), "-XX:TieredStopAtLevel=1", "-Xmx256m", cacheOption);
  }

  private void writeUntilKilled(
      Application application, BlobContainerClient container, int round, long millis)
      throws InterruptedException {
    AtomicBoolean running = new AtomicBoolean(true);
    int before = acknowledged.size();
    try (ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int writer = 0; writer < WRITERS; writer++) {
        String prefix = "r" + round + "/w" + writer + "/";
        writers.execute(() -> write(container, prefix, running));
      }
      while (acknowledged.size() == before) {
        Thread.sleep(1);
      }
      Thread.sleep(millis);
      application.kill();
      running.set(false);
    }
  }

  private void write(BlobContainerClient container, String prefix, AtomicBoolean running) {
    for (int i = 0; running.get(); i++) {
      String name = prefix + i;
      long seed = name.hashCode();
      try {
        container.getBlobClient(name).upload(BinaryData.fromBytes(bytes(seed)));
        acknowledged.put(name, seed);
      } catch (RuntimeException connectionLost) {
        // Not acknowledged: it may be there or not.
        return;
      }
    }
  }

  /** What this round wrote; everything, where the round is negative. */
  private void verify(BlobContainerClient container, int round) {
    acknowledged.forEach((name, seed) -> {
      if (round < 0 || name.startsWith("r" + round + "/")) {
        byte[] stored = container.getBlobClient(name).downloadContent().toBytes();
        assertThat(Arrays.equals(stored, bytes(seed))).as(name).isTrue();
      }
    });
  }

  // Every third is too large to live in its item.
  private static byte[] bytes(long seed) {
    byte[] bytes = new byte[seed % 3 == 0 ? LARGE : 100];
    new Random(seed).nextBytes(bytes);
    return bytes;
  }
}
