package dev.malachite.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/**
 * A request's body as a blocking stream: some buffers are in flight, the rest waits at the sender.
 * Made on the event loop, read on a virtual thread. A small one is there before anybody reads it,
 * so that it can be read anywhere.
 */
final class BodyStream extends InputStream {
  // In pieces of at most 16 KB.
  private static final int IN_FLIGHT = 16;
  private static final int AT_ONCE = IN_FLIGHT / 2;
  private static final long SMALL_BYTES = 16 * 1024;

  private sealed interface Event {
    record Arrived(Buffer buffer) implements Event {}

    record Ended() implements Event {}

    record Broken() implements Event {}
  }

  private final HttpServerRequest request;
  private final LinkedBlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final boolean waitsForContinue;
  private final OptionalLong length;
  private final boolean small;
  private boolean started;
  private boolean ended;
  private boolean over;
  private Buffer current = Buffer.buffer();
  private int position;
  private int taken;

  private BodyStream(HttpServerRequest request) {
    this.request = request;
    this.waitsForContinue = "100-continue".equalsIgnoreCase(request.getHeader("Expect"));
    this.length = declared(request);
    boolean framed = request.version() == HttpVersion.HTTP_2;
    // Then there is nothing to pause, and nothing to resume; HTTP/2 may send frames all the same.
    this.ended = length.equals(OptionalLong.of(0)) && !framed;
    this.small = !framed && !waitsForContinue && length.orElse(Long.MAX_VALUE) <= SMALL_BYTES;
  }

  /**
   * Begins to take the body.
   *
   * @param ready is run on the event loop when it is worth while to read: at once, or when all of a
   *     small body is here, so that no thread has to wait for it and be woken again
   */
  static void receive(HttpServerRequest request, Consumer<BodyStream> ready) {
    BodyStream body = new BodyStream(request);
    if (body.ended) {
      ready.accept(body);
    } else if (body.small) {
      body.take(() -> ready.accept(body));
    } else {
      request.pause();
      body.take(() -> {});
      ready.accept(body);
    }
  }

  private void take(Runnable whenOver) {
    request.handler(buffer -> events.add(new Event.Arrived(buffer)));
    request.endHandler(_ -> finish(new Event.Ended(), whenOver));
    request.exceptionHandler(_ -> finish(new Event.Broken(), whenOver));
  }

  // What breaks after its end is the connection, not the body.
  private void finish(Event last, Runnable whenOver) {
    if (!over) {
      over = true;
      events.add(last);
      whenOver.run();
    }
  }

  /** Whether all of it was there when it was worth while to read: nobody waits who reads it. */
  boolean isHere() {
    return small || ended;
  }

  /** As the head declares it; empty where only the end of the body tells. */
  OptionalLong length() {
    return length;
  }

  private static OptionalLong declared(HttpServerRequest request) {
    String given = request.getHeader(HttpHeaders.CONTENT_LENGTH);
    if (given != null) {
      return OptionalLong.of(Long.parseLong(given));
    }
    return request.getHeader(HttpHeaders.TRANSFER_ENCODING) == null
            && request.version() != HttpVersion.HTTP_2
        ? OptionalLong.of(0)
        : OptionalLong.empty();
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, target.length);
    if (length == 0) {
      return 0;
    }
    while (!ended && position == current.length()) {
      advance();
    }
    if (ended) {
      return -1;
    }
    int count = Math.min(length, current.length() - position);
    current.getBytes(position, position + count, target, offset);
    position += count;
    return count;
  }

  private void advance() throws IOException {
    start();
    switch (await()) {
      case Event.Arrived arrived -> {
        current = arrived.buffer();
        position = 0;
        ask();
      }
      case Event.Ended _ -> ended = true;
      case Event.Broken broken -> {
        events.add(broken);
        throw new IOException("the client ended the request before its body was complete");
      }
    }
  }

  // Each time it is asked for more, the event loop has to be woken.
  private void ask() {
    if (!small && ++taken == AT_ONCE) {
      taken = 0;
      unlessEnded(() -> request.fetch(AT_ONCE));
    }
  }

  private void start() {
    if (!started && !small) {
      started = true;
      if (waitsForContinue) {
        request.response().writeContinue();
      }
      unlessEnded(() -> request.fetch(IN_FLIGHT));
    }
  }

  // The last piece may arrive on the event loop while more is asked for here; only the request
  // itself knows.
  private static void unlessEnded(Runnable demand) {
    try {
      demand.run();
    } catch (IllegalStateException alreadyEnded) {
      return;
    }
  }

  private Event await() throws IOException {
    try {
      return events.take();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while the body arrived", interrupted);
    }
  }

  /** What nobody read is dropped, so that the connection can serve the next request. */
  void discard() {
    if (!ended && !small) {
      unlessEnded(() -> {
        request.handler(_ -> {});
        request.resume();
      });
    }
  }

  /**
   * The client still waits for a sign before it sends the body: the connection cannot be used
   * again.
   */
  boolean neverAskedFor() {
    return waitsForContinue && !started;
  }
}
