package dev.malachite.acceptance;

import dev.malachite.testing.servers.DynamoDbLocal;
import dev.malachite.testing.servers.FreePort;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/** The packaged application as a process of its own. */
public final class Application implements AutoCloseable {
  private static final class Shared {
    static final Application INSTANCE = start(Map.of());
  }

  private final Map<String, String> settings;
  private final List<String> javaOptions;
  private Process process;

  private Application(Map<String, String> settings, List<String> javaOptions) {
    this.settings = settings;
    this.javaOptions = javaOptions;
    this.process = launch();
  }

  /** The one application that most tests share, on the store this run is about. */
  public static Application shared() {
    return Shared.INSTANCE;
  }

  /** A fresh application with free ports and a store of its own; settings win over the defaults. */
  public static Application start(Map<String, String> settings, String... javaOptions) {
    Map<String, String> all = new TreeMap<>(Map.of("malachite.access-log", "false"));
    // On one store reclaim is busy all the time, on the other it never runs: no test can tell.
    all.put("malachite.reclaim.enabled", Boolean.toString(!store().equals("dynamodb")));
    all.put("malachite.reclaim.every", "2s");
    for (String service : Artifact.SERVICES) {
      all.put("malachite.port." + service, Integer.toString(FreePort.next()));
    }
    all.put("quarkus.management.port", Integer.toString(FreePort.next()));
    all.putAll(storeSettings());
    all.putAll(settings);
    return new Application(all, List.of(javaOptions));
  }

  /** Another process on the same store, on ports of its own. */
  public Application sibling() {
    Map<String, String> same = new TreeMap<>(settings);
    same.keySet().removeIf(name -> name.contains(".port"));
    return start(same);
  }

  private static Map<String, String> storeSettings() {
    if (store().equals("dynamodb")) {
      return Map.of(
          "malachite.store",
          "dynamodb",
          "malachite.dynamodb.endpoint",
          DynamoDbLocal.shared().endpoint().toString(),
          "malachite.dynamodb.table",
          "t-" + UUID.randomUUID(),
          "malachite.dynamodb.create-table",
          "true",
          "malachite.accounts",
          Accounts.DEVELOPMENT);
    }
    return Map.of(
        "malachite.store", "embedded", "malachite.data", temporary("malachite-data").toString());
  }

  /** Which store this run is about: {@code embedded} or {@code dynamodb}. */
  public static String store() {
    return System.getProperty("malachite.test.store", "embedded");
  }

  /** A setting it was started with. */
  public String setting(String name) {
    return settings.getOrDefault(name, "");
  }

  public int port(String service) {
    return Integer.parseInt(settings.get("malachite.port." + service));
  }

  public int managementPort() {
    return Integer.parseInt(settings.get("quarkus.management.port"));
  }

  /** The address of a service of the development account. */
  public String endpoint(String service) {
    return "http://127.0.0.1:" + port(service) + "/" + Accounts.NAME;
  }

  /** As a power cut does: the process gets no chance to finish anything. */
  public void kill() {
    process.destroyForcibly();
    awaitEnd();
  }

  /** Starts it again, on the same store and ports. */
  public void restart() {
    process = launch();
  }

  @Override
  public void close() {
    process.destroy();
    awaitEnd();
  }

  private void awaitEnd() {
    try {
      if (!process.waitFor(60, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private Process launch() {
    List<String> properties = new ArrayList<>();
    settings.forEach((name, value) -> properties.add("-D" + name + "=" + value));
    properties.add("-Daws.accessKeyId=local");
    properties.add("-Daws.secretAccessKey=local");
    Path log = Artifact.ROOT.resolve("src/native-test/target/application-" + port("blob") + ".log");
    try {
      Process started =
          new ProcessBuilder(Artifact.server(javaOptions, properties))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
              .start();
      Runtime.getRuntime().addShutdownHook(new Thread(started::destroyForcibly));
      awaitPort(started, log);
      return started;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void awaitPort(Process started, Path log) throws IOException {
    for (int attempt = 0; attempt < 6000; attempt++) {
      if (!started.isAlive()) {
        throw new IllegalStateException(
            "the application ended with %d:%n%s"
                .formatted(started.exitValue(), Files.readString(log)));
      }
      try (Socket socket = new Socket("127.0.0.1", port(Artifact.SERVED.getLast()))) {
        return;
      } catch (IOException notYet) {
        pause();
      }
    }
    throw new IllegalStateException("the application does not listen:\n" + Files.readString(log));
  }

  private static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static Path temporary(String prefix) {
    try {
      return Files.createTempDirectory(prefix);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
