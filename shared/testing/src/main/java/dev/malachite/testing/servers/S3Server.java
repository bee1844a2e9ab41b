package dev.malachite.testing.servers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** An S3-compatible server in memory, in a process of its own; it accepts any credentials. */
public final class S3Server implements AutoCloseable {
  private static final class Shared {
    static final S3Server INSTANCE = start();
  }

  private final ServerProcess server;

  private S3Server(ServerProcess server) {
    this.server = server;
  }

  /** The one server of this Java process; it ends with it. */
  public static S3Server shared() {
    return Shared.INSTANCE;
  }

  public static S3Server start() {
    Path libraries = ServerProcess.libraries("s3-server");
    int port = FreePort.next();
    List<String> arguments =
        List.of("org.gaul.s3proxy.Main", "--properties", properties(port).toString());
    return new S3Server(ServerProcess.start("s3-server", libraries, port, arguments));
  }

  public URI endpoint() {
    return server.endpoint();
  }

  @Override
  public void close() {
    server.close();
  }

  private static Path properties(int port) {
    String text =
        """
        s3proxy.endpoint=http://127.0.0.1:%d
        s3proxy.authorization=none
        jclouds.provider=transient-nio2
        jclouds.identity=any
        jclouds.credential=any
        """
            .formatted(port);
    try {
      Path directory = Files.createDirectories(Path.of("target").toAbsolutePath());
      return Files.writeString(directory.resolve("s3-server-" + port + ".properties"), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
