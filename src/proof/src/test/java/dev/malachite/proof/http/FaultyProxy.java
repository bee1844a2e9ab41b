package dev.malachite.proof.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/** Passes bytes on, late at times, and at times hangs up instead: on the way there or back. */
final class FaultyProxy implements AutoCloseable {
  private static final int LONGEST_DELAY = 20;

  private final ServerSocket listener;
  private final int target;
  private final Random random;
  private final AtomicLong dropped = new AtomicLong();
  private volatile int faultsInThousand;

  FaultyProxy(int target, long seed) {
    this.target = target;
    this.random = new Random(seed);
    try {
      this.listener = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    Thread.startVirtualThread(this::accept);
  }

  int port() {
    return listener.getLocalPort();
  }

  /** How many of a thousand pieces of data are lost with their connection; as many are late. */
  void faults(int inThousand) {
    faultsInThousand = inThousand;
  }

  long dropped() {
    return dropped.get();
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listener.accept();
        Thread.startVirtualThread(() -> connect(client));
      }
    } catch (IOException closed) {
      // The test has ended.
    }
  }

  private void connect(Socket client) {
    try (client;
        Socket server = new Socket(InetAddress.getLoopbackAddress(), target)) {
      Thread back = Thread.startVirtualThread(() -> pump(server, client));
      pump(client, server);
      back.join();
    } catch (IOException | InterruptedException ended) {
      // Both ends are closed; whoever waits for an answer learns it.
    }
  }

  private void pump(Socket from, Socket to) {
    byte[] buffer = new byte[16 * 1024];
    try (from;
        to) {
      InputStream input = from.getInputStream();
      OutputStream output = to.getOutputStream();
      for (int length = input.read(buffer); length >= 0; length = input.read(buffer)) {
        if (happens()) {
          dropped.incrementAndGet();
          return;
        }
        if (happens()) {
          Thread.sleep(random.nextInt(LONGEST_DELAY));
        }
        output.write(buffer, 0, length);
      }
    } catch (IOException | InterruptedException ended) {
      // One end hung up, and so does the other.
    }
  }

  private boolean happens() {
    return random.nextInt(1000) < faultsInThousand;
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
