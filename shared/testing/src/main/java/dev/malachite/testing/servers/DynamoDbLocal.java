package dev.malachite.testing.servers;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;

/** DynamoDB Local in memory, in a process of its own; it accepts any region and credentials. */
public final class DynamoDbLocal implements AutoCloseable {
  private static final class Shared {
    static final DynamoDbLocal INSTANCE = start();
  }

  private final ServerProcess server;

  private DynamoDbLocal(ServerProcess server) {
    this.server = server;
  }

  /** The one server of this Java process; it ends with it. */
  public static DynamoDbLocal shared() {
    return Shared.INSTANCE;
  }

  public static DynamoDbLocal start() {
    Path libraries = ServerProcess.libraries("dynamodb-local");
    int port = FreePort.next();
    List<String> arguments =
        List.of(
            "-Dsqlite4java.library.path=" + libraries,
            "com.amazonaws.services.dynamodbv2.local.main.ServerRunner",
            "-inMemory",
            "-sharedDb",
            "-disableTelemetry",
            "-port",
            Integer.toString(port));
    return new DynamoDbLocal(ServerProcess.start("dynamodb-local", libraries, port, arguments));
  }

  public URI endpoint() {
    return server.endpoint();
  }

  @Override
  public void close() {
    server.close();
  }
}
