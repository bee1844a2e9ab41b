package dev.malachite.acceptance.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.testing.servers.FreePort;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** The packaged {@code malachite} command, started as somebody types it. */
final class Command implements AutoCloseable {
  private static final Path ROOT = root();
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final Map<String, Integer> ports;
  private final Process process;
  private final Path output;

  private Command(Map<String, Integer> ports, Process process, Path output) {
    this.ports = ports;
    this.process = process;
    this.output = output;
  }

  /** Runs to its end; for what only prints something. */
  static Command run(String... arguments) {
    Command command = launch(Map.of(), List.of(arguments), Map.of());
    command.awaitEnd();
    return command;
  }

  /** Serves on free ports until it is closed; the name of the command may be the first word. */
  static Command start(Map<String, String> environment, String... arguments) {
    Map<String, Integer> ports = new TreeMap<>();
    List<String> all = new ArrayList<>(List.of(arguments));
    for (String name : List.of("blob", "queue", "table", "file", "management")) {
      ports.put(name, FreePort.next());
      all.add("--" + name + "Port");
      all.add(Integer.toString(ports.get(name)));
    }
    Command command = launch(ports, all, environment);
    command.awaitReady();
    return command;
  }

  private static Command launch(
      Map<String, Integer> ports, List<String> arguments, Map<String, String> environment) {
    List<String> line = new ArrayList<>(packaged());
    line.addAll(arguments);
    try {
      Path output = Files.createTempFile("malachite-command", ".log");
      ProcessBuilder builder =
          new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(output.toFile());
      builder.environment().putAll(environment);
      Process started = builder.start();
      Runtime.getRuntime().addShutdownHook(new Thread(started::destroyForcibly));
      return new Command(ports, started, output);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The native binary where one is named, else the package for the JVM. */
  private static List<String> packaged() {
    String binary = System.getProperty("malachite.test.binary", "");
    return binary.isEmpty()
        ? List.of(
            ProcessHandle.current().info().command().orElse("java"),
            "-jar",
            ROOT.resolve("functions/local/target/quarkus-app/quarkus-run.jar").toString())
        : List.of(ROOT.resolve(binary).toString());
  }

  int port(String name) {
    return ports.get(name);
  }

  String management(String path) {
    return "http://127.0.0.1:" + port("management") + path;
  }

  /** Everything it wrote so far. */
  String output() {
    try {
      return Files.readString(output);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  int exitCode() {
    return process.exitValue();
  }

  boolean listens(String name) {
    try (Socket socket = new Socket("127.0.0.1", port(name))) {
      return socket.isConnected();
    } catch (IOException refused) {
      return false;
    }
  }

  /** Sends the request as it is; the answer as it is. */
  String raw(String service, String request) {
    try (Socket socket = new Socket("127.0.0.1", port(service))) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  HttpResponse<String> ask(String method, String path, String body) {
    return send(
        HttpRequest.newBuilder(URI.create(management(path)))
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  static HttpResponse<String> send(HttpRequest request) {
    try {
      return HTTP.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  private void awaitReady() {
    for (int attempt = 0; attempt < 1200; attempt++) {
      assertThat(process.isAlive()).as(output()).isTrue();
      if (listens("management") && ask("GET", "/q/health/ready", "").statusCode() == 200) {
        return;
      }
      pause();
    }
    throw new IllegalStateException("the command does not serve:\n" + output());
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
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

  private static Path root() {
    Path directory = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(directory.resolve(".mvn"))) {
      directory = directory.getParent();
    }
    return directory;
  }
}
