package dev.malachite.bench.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Against the JDK's own server, which gives back what it is sent. */
class LoopTest {
  private static final int CONNECTIONS = 3;

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Set<Integer> ports = ConcurrentHashMap.newKeySet();
  private final AtomicInteger requests = new AtomicInteger();
  private HttpServer server;
  private Address address;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::echo);
    server.start();
    address = Address.development(Map.of(Service.BLOB, server.getAddress().getPort()));
  }

  @AfterEach
  void stop() {
    server.stop(0);
    threads.shutdownNow();
  }

  @Test
  void everyConnectionAsksAgainWhenItIsAnswered() {
    Counted counted = run(Step.last(echo(ByteBuffer.allocate(10))), 20);

    assertThat(counted.operations).isEqualTo(20);
    assertThat(counted.bytes).isEqualTo(20 * 2 * 10);
    assertThat(counted.connections).hasSize(CONNECTIONS);
    assertThat(ports).hasSize(CONNECTIONS);
  }

  @Test
  void stepsFollowFromAnswersAndAreOneOperation() {
    Step step =
        Step.then(echo(ByteBuffer.wrap("abc".getBytes(UTF_8))), first -> next(first.text()));

    Counted counted = run(step, 6);

    assertThat(counted.operations).isEqualTo(6);
    assertThat(requests).hasValue(12);
    assertThat(counted.bytes).isEqualTo(6 * (2 * 3 + 2 * 4));
  }

  private static Step next(String text) {
    return Step.last(
        Exchange.of(Service.BLOB, "PUT", "echo").body(text + "d"),
        answer -> assertThat(answer.text()).isEqualTo("abcd"));
  }

  @Test
  void bodiesMayBeLargerThanWhatAConnectionTakesAtOnce() {
    int length = 8 << 20;

    Counted counted = run(Step.last(echo(ByteBuffer.allocateDirect(length))), 6);

    assertThat(counted.bytes).isEqualTo(6L * 2 * length);
  }

  @Test
  void aRefusalIsNoAnswer() {
    Step refused = Step.last(Exchange.of(Service.BLOB, "GET", "refused"));

    assertThatThrownBy(() -> run(refused, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("409");
  }

  @Test
  void aConnectionThatIsDoneMayBeClosedWhileOthersGoOn() throws Exception {
    try (ImpatientServer impatient = new ImpatientServer()) {
      address = Address.development(Map.of(Service.BLOB, impatient.port()));
      Step step = Step.last(Exchange.of(Service.BLOB, "GET", "echo"));

      try (Loop loop = new Loop(address, Service.BLOB, CONNECTIONS)) {
        Counted first = new Counted(step, CONNECTIONS);
        loop.run(first);
        Counted second = new Counted(step, CONNECTIONS - 1);
        loop.run(second);

        assertThat(first.operations).isEqualTo(CONNECTIONS);
        assertThat(second.operations).isEqualTo(CONNECTIONS - 1);
      }
    }
  }

  private static Exchange echo(ByteBuffer body) {
    return Exchange.of(Service.BLOB, "PUT", "echo").body(body);
  }

  private Counted run(Step step, int operations) {
    Counted counted = new Counted(step, operations);
    try (Loop loop = new Loop(address, Service.BLOB, CONNECTIONS)) {
      loop.run(counted);
    }
    return counted;
  }

  private void echo(HttpExchange exchange) throws IOException {
    requests.incrementAndGet();
    ports.add(exchange.getRemoteAddress().getPort());
    byte[] body = exchange.getRequestBody().readAllBytes();
    boolean refused = exchange.getRequestURI().getPath().endsWith("refused");
    exchange.sendResponseHeaders(refused ? 409 : 200, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  /** The same operation a number of times. */
  private static final class Counted implements Source {
    private final Step step;
    private final Set<Integer> connections = new HashSet<>();
    private int left;
    private int operations;
    private long bytes;

    Counted(Step step, int operations) {
      this.step = step;
      this.left = operations;
    }

    @Override
    public Optional<Step> next(int connection) {
      connections.add(connection);
      return left-- > 0 ? Optional.of(step) : Optional.empty();
    }

    @Override
    public void done(long nanos, long moved) {
      assertThat(nanos).isPositive();
      operations++;
      bytes += moved;
    }
  }
}
