package dev.malachite.bench.wire;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** One HTTP/1.1 connection that is kept alive; blocking, because that is the least work. */
final class Connection implements AutoCloseable {
  private static final int BUFFER = 64 * 1024;
  private static final int PATIENCE_MILLIS = 60_000;
  private static final long STALE_NANOS = 1_000_000_000L;

  private final Socket socket;
  private final InputStream in;
  private byte[] line = new byte[1024];
  private long lastUsed = System.nanoTime();

  Connection(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE_MILLIS);
    in = new BufferedInputStream(socket.getInputStream(), BUFFER);
  }

  /** Head and body are one write where they are small, so that they are one packet. */
  Answer send(byte[] head, byte[] body, boolean answerHasBody) throws IOException {
    if (body.length > 0 && head.length + body.length <= BUFFER) {
      byte[] whole = new byte[head.length + body.length];
      System.arraycopy(head, 0, whole, 0, head.length);
      System.arraycopy(body, 0, whole, head.length, body.length);
      socket.getOutputStream().write(whole);
    } else {
      socket.getOutputStream().write(head);
      socket.getOutputStream().write(body);
    }
    Answer answer = answer(answerHasBody);
    lastUsed = System.nanoTime();
    return answer;
  }

  boolean isStale() {
    return System.nanoTime() - lastUsed > STALE_NANOS;
  }

  private Answer answer(boolean hasBody) throws IOException {
    int status = Integer.parseInt(line().substring(9, 12));
    Map<String, String> headers = new HashMap<>();
    for (String header = line(); !header.isEmpty(); header = line()) {
      int colon = header.indexOf(':');
      headers.put(
          header.substring(0, colon).toLowerCase(Locale.ROOT), header.substring(colon + 1).trim());
    }
    boolean empty = !hasBody || status == 204 || status == 304;
    return new Answer(status, headers, empty ? new byte[0] : body(headers));
  }

  private byte[] body(Map<String, String> headers) throws IOException {
    if (headers.getOrDefault("transfer-encoding", "").equals("chunked")) {
      return chunks();
    }
    return exactly(Integer.parseInt(headers.getOrDefault("content-length", "0")));
  }

  private byte[] chunks() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
      all.write(exactly(size));
      line();
    }
    line();
    return all.toByteArray();
  }

  private byte[] exactly(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the body ended early");
    }
    return bytes;
  }

  private String line() throws IOException {
    int length = 0;
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("the connection was closed");
      }
      if (length == line.length) {
        line = Arrays.copyOf(line, length * 2);
      }
      line[length++] = (byte) next;
    }
    int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    return new String(line, 0, end, StandardCharsets.ISO_8859_1);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
