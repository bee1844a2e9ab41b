package dev.malachite.http;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A client that sends what it is told, when it is told, on one connection. */
final class RawConnection implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 20_000;
  private static final String LENGTH = "content-length: ";

  private final Socket socket;
  private final InputStream input;

  RawConnection(int port) {
    try {
      socket = new Socket(InetAddress.getLoopbackAddress(), port);
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.setTcpNoDelay(true);
      input = new BufferedInputStream(socket.getInputStream());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  void send(String text) {
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The head of the next answer, line by line, ended by an empty one. */
  String head() {
    StringBuilder head = new StringBuilder();
    String line = line();
    while (!line.isEmpty()) {
      head.append(line).append('\n');
      line = line();
    }
    return head.toString();
  }

  /** The next answer's body. */
  String body() {
    String head = head();
    int length =
        head.lines()
            .filter(line -> line.startsWith(LENGTH))
            .mapToInt(line -> Integer.parseInt(line.substring(LENGTH.length())))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(head));
    try {
      return new String(input.readNBytes(length), StandardCharsets.ISO_8859_1);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private String line() {
    StringBuilder line = new StringBuilder();
    try {
      int next = input.read();
      while (next >= 0 && next != '\n') {
        line.append((char) next);
        next = input.read();
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return lowerName(line.toString().strip());
  }

  // Names of headers come in any case.
  private static String lowerName(String line) {
    int colon = line.indexOf(':');
    return colon < 0
        ? line
        : line.substring(0, colon).toLowerCase(Locale.ROOT) + line.substring(colon);
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
