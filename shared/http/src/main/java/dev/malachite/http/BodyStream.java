package dev.malachite.http;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A request's body as a blocking stream: some buffers are in flight, the rest waits at the sender.
 * Made on the event loop, read on a virtual thread. A small one is there before anybody reads it,
 * so that it can be read anywhere.
 */
final class BodyStream extends InputStream {
  // In pieces of at most 16 KB. Of many bodies less of each is in flight: memory that is in use for
  // long costs its collector more than it costs the event loop to be asked more often.
  private static final int IN_FLIGHT = 16;
  private static final int IN_FLIGHT_OF_MANY = 6;
  private static final int MANY = 24;
  private static final AtomicInteger ALL_UNDER_WAY = new AtomicInteger();
  private static final long SMALL_BYTES = 16 * 1024;

  private sealed interface Event {
    record Arrived(List<Buffer> buffers) implements Event {}

    record Ended() implements Event {}

    record Broken() implements Event {}
  }

  private final HttpServerRequest request;
  private final Context context;
  // Of the event loop, until they are handed over.
  private List<Buffer> arriving = new ArrayList<>();
  private final LinkedBlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final boolean waitsForContinue;
  private final OptionalLong length;
  private final boolean small;
  private int inFlight = IN_FLIGHT;
  private boolean started;
  private boolean ended;
  private boolean over;
  private final Queue<Buffer> arrived = new ArrayDeque<>();
  private Buffer current = Buffer.buffer();
  private int position;
  private int taken;

  private BodyStream(HttpServerRequest request) {
    this.request = request;
    this.context = Vertx.currentContext();
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
      ALL_UNDER_WAY.incrementAndGet();
      body.take(ALL_UNDER_WAY::decrementAndGet);
      ready.accept(body);
    }
  }

  private void take(Runnable whenOver) {
    request.handler(this::arrived);
    request.endHandler(_ -> finish(new Event.Ended(), whenOver));
    request.exceptionHandler(_ -> finish(new Event.Broken(), whenOver));
  }

  // The event loop takes several pieces from the socket at a time; whoever waits for them is woken
  // once.
  private void arrived(Buffer buffer) {
    if (arriving.isEmpty() && !small) {
      context.runOnContext(_ -> handOver());
    }
    arriving.add(buffer);
  }

  private void handOver() {
    if (!arriving.isEmpty()) {
      events.add(new Event.Arrived(arriving));
      arriving = new ArrayList<>();
    }
  }

  // What breaks after its end is the connection, not the body.
  private void finish(Event last, Runnable whenOver) {
    if (!over) {
      over = true;
      handOver();
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
    Buffer next = arrived.poll();
    if (next != null) {
      current = next;
      position = 0;
      ask();
      return;
    }
    switch (await()) {
      case Event.Arrived more -> arrived.addAll(more.buffers());
      case Event.Ended _ -> ended = true;
      case Event.Broken broken -> {
        events.add(broken);
        throw new IOException("the client ended the request before its body was complete");
      }
    }
  }

  // Each time it is asked for more, the event loop has to be woken.
  private void ask() {
    int half = inFlight / 2;
    if (!small && ++taken == half) {
      taken = 0;
      unlessEnded(() -> request.fetch(half));
    }
  }

  private void start() {
    if (!started && !small) {
      started = true;
      if (waitsForContinue) {
        request.response().writeContinue();
      }
      inFlight = ALL_UNDER_WAY.get() < MANY ? IN_FLIGHT : IN_FLIGHT_OF_MANY;
      unlessEnded(() -> request.fetch(inFlight));
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
