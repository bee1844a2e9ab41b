package dev.malachite.bench.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Closes a connection soon after its answer. Every third one it answers only when the two before it
 * are closed.
 */
final class ImpatientServer implements AutoCloseable {
  private static final int IDLE_MILLIS = 100;

  private final ServerSocket socket;
  private final AtomicInteger accepted = new AtomicInteger();

  ImpatientServer() throws IOException {
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return socket.getLocalPort();
  }

  private void accept() {
    try {
      while (true) {
        Socket next = socket.accept();
        boolean slow = accepted.incrementAndGet() % 3 == 0;
        Thread.ofVirtual().start(() -> serve(next, slow));
      }
    } catch (IOException closed) {
      // The test is over.
    }
  }

  private static void serve(Socket connection, boolean slow) {
    try (connection) {
      if (connection.getInputStream().read(new byte[8192]) > 0) {
        Thread.sleep(slow ? 5 * IDLE_MILLIS : 0);
        connection
            .getOutputStream()
            .write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".getBytes(UTF_8));
        Thread.sleep(IDLE_MILLIS);
      }
    } catch (IOException closed) {
      // The client was first.
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
