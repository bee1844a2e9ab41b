package dev.malachite.bench.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Answers the first request of a connection, and closes it when the second one comes. */
final class ClosingServer implements AutoCloseable {
  private final ServerSocket socket;

  ClosingServer() throws IOException {
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return socket.getLocalPort();
  }

  private void accept() {
    try {
      while (true) {
        Socket accepted = socket.accept();
        Thread.ofVirtual().start(() -> serve(accepted));
      }
    } catch (IOException closed) {
      // The test is over.
    }
  }

  private static void serve(Socket accepted) {
    byte[] request = new byte[8192];
    try (accepted) {
      if (accepted.getInputStream().read(request) > 0) {
        accepted
            .getOutputStream()
            .write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".getBytes(UTF_8));
        accepted.getInputStream().read(request);
      }
    } catch (IOException closed) {
      // The client was first.
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
