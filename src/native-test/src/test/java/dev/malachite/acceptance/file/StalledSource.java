package dev.malachite.acceptance.file;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

/** Another server, whose bytes come only once it is let go. */
final class StalledSource implements AutoCloseable {
  private final CountDownLatch released = new CountDownLatch(1);
  private final byte[] content;
  private final HttpServer server;

  StalledSource(byte[] content) {
    this.content = content;
    try {
      server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::answer);
    server.start();
  }

  private void answer(HttpExchange exchange) throws IOException {
    exchange.getResponseHeaders().add("ETag", "\"one\"");
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.getResponseHeaders().add("Content-Length", Integer.toString(content.length));
      exchange.sendResponseHeaders(200, -1);
      exchange.close();
      return;
    }
    try {
      released.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    exchange.sendResponseHeaders(206, content.length);
    exchange.getResponseBody().write(content);
    exchange.close();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/source";
  }

  void release() {
    released.countDown();
  }

  @Override
  public void close() {
    release();
    server.stop(0);
  }
}
