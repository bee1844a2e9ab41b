package dev.malachite.bench.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Selector;
import java.util.Optional;

/** One connection, and the operation it is at: each request is sent when the one before is done. */
final class Lane implements AutoCloseable {
  private static final Step NOTHING_YET = Step.last(Exchange.of(Service.BLOB, "GET", ""));

  private final int number;
  private final int port;
  private final Selector selector;
  private final RequestHeads heads;
  private Connection connection;
  private Step step = NOTHING_YET;
  private long started;
  private long bytes;
  private boolean idle = true;

  Lane(int number, int port, Selector selector, RequestHeads heads) throws IOException {
    this.number = number;
    this.port = port;
    this.selector = selector;
    this.heads = heads;
    connection = new Connection(port, selector, this);
  }

  void refresh() throws IOException {
    if (connection.isStale()) {
      connection.close();
      connection = new Connection(port, selector, this);
    }
  }

  /** Begins the next operation, and says whether there was one. */
  boolean begin(Source source) {
    Optional<Step> first = source.next(number);
    idle = first.isEmpty();
    if (idle) {
      return false;
    }
    step = first.get();
    bytes = 0;
    byte[] head = heads.of(step.exchange());
    started = System.nanoTime();
    send(head);
    return true;
  }

  /**
   * Goes on as far as it can, and says whether that was not its end. One that has ended while
   * others go on hears only that the server closes its connection.
   */
  boolean goOn(Source source, ByteBuffer space) {
    if (idle) {
      close();
      return true;
    }
    if (!isAnswered(space)) {
      return true;
    }
    Answer answer = connection.answer().insistOnSuccess(step.exchange());
    bytes += step.exchange().body().remaining() + answer.length();
    Optional<Step> next = step.next().apply(answer);
    if (next.isEmpty()) {
      source.done(System.nanoTime() - started, bytes);
      return begin(source);
    }
    step = next.get();
    send(heads.of(step.exchange()));
    return true;
  }

  private void send(byte[] head) {
    try {
      connection.begin(head, step.exchange());
    } catch (IOException failure) {
      throw new UncheckedIOException(step.exchange().toString(), failure);
    }
  }

  private boolean isAnswered(ByteBuffer space) {
    try {
      return connection.goOn(space);
    } catch (IOException failure) {
      throw new UncheckedIOException(step.exchange().toString(), failure);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
