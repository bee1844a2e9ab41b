package dev.malachite.proof.http;

import dev.malachite.protocol.auth.Accounts;
import dev.malachite.testing.servers.FreePort;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The packaged application in a process of its own, on a table of DynamoDB. */
final class Packaged implements AutoCloseable {
  private final Process process;
  private final int port;

  private Packaged(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static Packaged start(int dynamoDbPort, String table) {
    List<String> command = new ArrayList<>();
    int port = FreePort.next();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-Xmx256m");
    command.add("-Dmalachite.store=dynamodb");
    command.add("-Dmalachite.dynamodb.endpoint=http://127.0.0.1:" + dynamoDbPort);
    command.add("-Dmalachite.dynamodb.table=" + table);
    command.add("-Dmalachite.dynamodb.create-table=true");
    command.add(
        "-Dmalachite.accounts=" + Accounts.DEVELOPMENT_NAME + ":" + Accounts.DEVELOPMENT_KEY);
    command.add("-Dmalachite.access-log=false");
    command.add("-Dmalachite.port.blob=" + port);
    for (String other :
        List.of("malachite.port.queue", "malachite.port.table", "malachite.port.file")) {
      command.add("-D" + other + "=" + FreePort.next());
    }
    command.add("-Dquarkus.management.port=" + FreePort.next());
    command.add("-Daws.accessKeyId=local");
    command.add("-Daws.secretAccessKey=local");
    command.add("-jar");
    command.add(jar().toString());
    try {
      Path log = Path.of("target", "application-" + port + ".log").toAbsolutePath();
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
      return new Packaged(process, port).awaited(log);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  int port() {
    return port;
  }

  private Packaged awaited(Path log) throws IOException {
    for (int attempt = 0; attempt < 1200; attempt++) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        return this;
      } catch (IOException notYet) {
        if (!process.isAlive()) {
          throw new IllegalStateException("the application ended:\n" + Files.readString(log));
        }
        pause();
      }
    }
    throw new IllegalStateException("the application does not listen:\n" + Files.readString(log));
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static Path jar() {
    Path directory = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(directory.resolve(".mvn"))) {
      directory = directory.getParent();
    }
    return directory.resolve("functions/local/target/quarkus-app/quarkus-run.jar");
  }

  @Override
  public void close() {
    process.destroyForcibly();
    process.onExit().join();
  }
}
