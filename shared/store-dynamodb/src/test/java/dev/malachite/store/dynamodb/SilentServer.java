package dev.malachite.store.dynamodb;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;

/** Takes requests and hangs up without an answer. */
final class SilentServer implements AutoCloseable {
  private final ServerSocket socket;
  private final AtomicInteger requests = new AtomicInteger();

  SilentServer() throws IOException {
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::serve);
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + socket.getLocalPort());
  }

  int requests() {
    return requests.get();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }

  private void serve() {
    while (!socket.isClosed()) {
      try (Socket connection = socket.accept();
          InputStream stream = connection.getInputStream()) {
        if (stream.read(new byte[64 * 1024]) > 0) {
          requests.incrementAndGet();
        }
      } catch (IOException e) {
        if (!socket.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }
}
