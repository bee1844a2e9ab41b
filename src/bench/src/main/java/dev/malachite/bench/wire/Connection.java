package dev.malachite.bench.wire;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;

/** One HTTP/1.1 connection that is kept alive and never waits: its selector says when to go on. */
final class Connection implements AutoCloseable {
  private static final long STALE_NANOS = 1_000_000_000L;

  private final SocketChannel channel;
  private final SelectionKey key;
  private final Outgoing outgoing = new Outgoing();
  private final Incoming incoming = new Incoming();
  private long lastUsed = System.nanoTime();

  /** The attachment is what the selector's keys are told apart by. */
  Connection(int port, Selector selector, Object attachment) throws IOException {
    channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    channel.configureBlocking(false);
    key = channel.register(selector, SelectionKey.OP_READ, attachment);
  }

  /** Sends as much of a request as goes at once. */
  void begin(byte[] head, Exchange exchange) throws IOException {
    incoming.begin(exchange.isAnsweredWithBody());
    outgoing.begin(head, exchange.body());
    write();
  }

  private void write() throws IOException {
    boolean done = outgoing.write(channel);
    int interest = done ? SelectionKey.OP_READ : SelectionKey.OP_READ | SelectionKey.OP_WRITE;
    if (key.interestOps() != interest) {
      key.interestOps(interest);
    }
  }

  /** Goes on as far as it can without waiting, and says whether the whole answer is there. */
  boolean goOn(ByteBuffer space) throws IOException {
    if (!outgoing.isDone()) {
      write();
    }
    boolean full = true;
    while (full) {
      space.clear();
      int count = channel.read(space);
      if (count < 0) {
        throw new EOFException("the connection was closed before the end of an answer");
      }
      full = !space.hasRemaining();
      if (incoming.take(space.flip())) {
        lastUsed = System.nanoTime();
        return true;
      }
    }
    return false;
  }

  Answer answer() {
    return incoming.answer();
  }

  /** Servers close connections that were idle while it was another peer's turn. */
  boolean isStale() {
    return !channel.isOpen() || System.nanoTime() - lastUsed > STALE_NANOS;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
