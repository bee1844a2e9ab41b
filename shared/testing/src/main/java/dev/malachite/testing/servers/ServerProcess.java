package dev.malachite.testing.servers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server in a Java process of its own, so that its class path meets nobody else's. */
final class ServerProcess implements AutoCloseable {
  private static final int MAX_POLLS = 600;
  private static final int POLL_MILLIS = 100;

  private final Process process;
  private final Path log;
  private final int port;
  private final Thread hook;

  private ServerProcess(Process process, Path log, int port) {
    this.process = process;
    this.log = log;
    this.port = port;
    this.hook = new Thread(process::destroyForcibly);
  }

  static ServerProcess start(String name, Path libraries, int port, List<String> arguments) {
    Path directory = Path.of("target").toAbsolutePath();
    Path log = directory.resolve(name + "-" + port + ".log");
    try {
      Files.createDirectories(directory);
      Process process =
          new ProcessBuilder(command(libraries, arguments))
              .directory(directory.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      ServerProcess server = new ServerProcess(process, log, port);
      Runtime.getRuntime().addShutdownHook(server.hook);
      server.awaitPort();
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the build gathered for the server: tests may run in any module's directory. */
  static Path libraries(String module) {
    Path directory = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(directory.resolve(".mvn"))) {
      directory = directory.getParent();
      if (directory == null) {
        throw new IllegalStateException("the tests do not run inside the project");
      }
    }
    Path libraries = directory.resolve("shared/testing").resolve(module).resolve("target/lib");
    if (!Files.isDirectory(libraries)) {
      throw new IllegalStateException("build the module shared/testing/" + module + " first");
    }
    return libraries;
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + port);
  }

  @Override
  public void close() {
    process.destroyForcibly();
    process.onExit().join();
    Runtime.getRuntime().removeShutdownHook(hook);
  }

  private static List<String> command(Path libraries, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", libraries + "/*"));
    command.addAll(arguments);
    return command;
  }

  private void awaitPort() {
    for (int poll = 0; poll < MAX_POLLS; poll++) {
      if (answers()) {
        return;
      }
      if (!process.isAlive()) {
        throw new IllegalStateException("the server ended at once, see " + log);
      }
      pause();
    }
    close();
    throw new IllegalStateException("the server did not answer, see " + log);
  }

  private boolean answers() {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), POLL_MILLIS);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static void pause() {
    try {
      Thread.sleep(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a server starts", e);
    }
  }
}
