package dev.malachite.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.copy.ServerSources;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.AccessPolicies;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.auth.PublicAccess;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.smallrye.config.SmallRyeConfigBuilder;
import io.vertx.core.Vertx;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FrontDoorTest {
  private static final String PLACE = "/devstoreaccount1/things/";
  private static final String HOST = " HTTP/1.1\r\nHost: localhost\r\n";
  private static final String ON_EVENT_LOOP = "event loop";
  private static final String ON_CARRIED_THREAD = "thread of the event loop";
  private static final String ON_OWN_THREAD = "own thread";
  private static final int MOST_TRIES = 1000;

  private final Vertx vertx = Vertx.vertx();
  private final CountDownLatch held = new CountDownLatch(1);
  private final CountDownLatch release = new CountDownLatch(1);
  private final AtomicReference<String> reader = new AtomicReference<>();
  private final MixedStream.Source mixed = new MixedStream.Source();
  private int port;
  private Doors doors;

  @AfterEach
  void close() {
    mixed.close();
    doors.close();
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }

  private RawConnection open(boolean near) {
    if (doors == null) {
      doors = malachite().listen(vertx, near);
    }
    return new RawConnection(doors.servers().port(Service.BLOB));
  }

  private Malachite malachite() {
    return Malachite.of(
        config(),
        new Malachite.Surroundings(
            new SimpleMeterRegistry(),
            Clock.system(),
            Ids.secure(),
            Accounts.development(),
            new ServerSources(),
            Watcher.NONE),
        List.of(new Things()),
        (service, account) -> List.of());
  }

  private MalachiteConfig config() {
    SmallRyeConfigBuilder builder =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .withMapping(MalachiteConfig.class)
            .withDefaultValue("malachite.access-log", "false");
    for (Service each : Service.values()) {
      builder.withDefaultValue("malachite.port." + each.lowerCase(), Integer.toString(port));
    }
    return builder.build().getConfigMapping(MalachiteConfig.class);
  }

  /** Everybody may read its blobs, which tell who answered. */
  private final class Things implements StorageService {
    @Override
    public Service service() {
      return Service.BLOB;
    }

    @Override
    public Map<String, Operation> operations() {
      return Map.of(
          "GetBlob", FrontDoorTest.this::getBlob, "ListBlobsFlat", call -> text(thread()));
    }

    @Override
    public AccessPolicies accessPolicies() {
      return (call, container, identifier) -> Optional.empty();
    }

    @Override
    public PublicAccess publicAccess() {
      return (account, container) -> PublicAccess.Level.CONTAINER;
    }
  }

  private Reply getBlob(Call call) {
    return switch (call.resource().object()) {
      case "held" -> {
        held.countDown();
        await(release);
        yield text(thread());
      }
      case "carrier" -> text(Thread.currentThread().toString().replaceFirst(".*@", ""));
      case "broken" -> throw new IllegalStateException("as the test wished");
      case "large" -> large();
      case "file" -> Reply.status(200).payload(mixed.payload()).build();
      default -> text(thread() + bytes(call));
    };
  }

  private Reply large() {
    byte[] bytes = new byte[4 * 1024 * 1024];
    Payload payload =
        new Payload(
            bytes.length,
            () -> {
              reader.set(thread());
              return new ByteArrayInputStream(bytes);
            });
    return Reply.status(200).header("x-ms-meta-thread", thread()).payload(payload).build();
  }

  private static String bytes(Call call) {
    try (InputStream body = call.body().stream()) {
      int count = body.readAllBytes().length;
      return count == 0 ? "" : ", " + count + " bytes";
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static Reply text(String text) {
    return Reply.status(200).payload(Payload.of(text)).build();
  }

  private static String thread() {
    Thread thread = Thread.currentThread();
    if (!thread.isVirtual()) {
      return ON_EVENT_LOOP;
    }
    // A virtual thread says who carries it in no other way.
    return thread.toString().contains("@vert.x-eventloop") ? ON_CARRIED_THREAD : ON_OWN_THREAD;
  }

  private static String get(RawConnection client, String path) {
    client.send("GET " + path + HOST + "\r\n");
    return client.body();
  }

  // A thread that sent an answer counts as under way for a moment longer than its client waits.
  private static void comeAlone(RawConnection client) {
    int tries = 0;
    while (!get(client, PLACE + "a").equals(ON_EVENT_LOOP)) {
      assertThat(++tries).isLessThan(MOST_TRIES);
    }
  }

  @Test
  void whoFollowsHimselfIsAnsweredOnTheEventLoop() {
    try (RawConnection client = open(true)) {
      assertThat(get(client, PLACE + "a")).isEqualTo(ON_CARRIED_THREAD);
      comeAlone(client);
      assertThat(get(client, PLACE + "a")).isEqualTo(ON_EVENT_LOOP);
    }
  }

  @Test
  void whoComesInTurnsWithOthersHasAThread() {
    try (RawConnection client = open(true);
        RawConnection other = open(true)) {
      for (int turn = 0; turn < 3; turn++) {
        assertThat(get(client, PLACE + "a")).isEqualTo(ON_CARRIED_THREAD);
        assertThat(get(other, PLACE + "a")).isEqualTo(ON_CARRIED_THREAD);
      }
    }
  }

  @Test
  void asManyEventLoopsAsProcessorsShareAPort() throws IOException {
    int loops = Math.min(8, Runtime.getRuntime().availableProcessors());
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    Set<String> carriers = new HashSet<>();
    List<RawConnection> clients = new ArrayList<>();
    try {
      for (int client = 0; client < loops; client++) {
        clients.add(open(true));
        carriers.add(get(clients.getLast(), PLACE + "carrier"));
      }
    } finally {
      clients.forEach(RawConnection::close);
    }
    assertThat(carriers).hasSize(loops);
  }

  @Test
  void whileAnotherIsAnsweredNobodyIsAlone() {
    try (RawConnection client = open(true);
        RawConnection other = open(true)) {
      other.send("GET " + PLACE + "held" + HOST + "\r\n");
      await(held);
      assertThat(get(client, PLACE + "a")).isEqualTo(ON_CARRIED_THREAD);
      assertThat(get(client, PLACE + "a")).isEqualTo(ON_CARRIED_THREAD);
      release.countDown();
      assertThat(other.body()).isEqualTo(ON_CARRIED_THREAD);
    }
  }

  @Test
  void aStoreElsewhereIsNeverAskedOnTheEventLoop() {
    try (RawConnection client = open(false)) {
      for (int turn = 0; turn < 3; turn++) {
        assertThat(get(client, PLACE + "a")).isEqualTo(ON_OWN_THREAD);
      }
    }
  }

  @Test
  void whatIsNotBriefIsNotAnsweredThere() {
    try (RawConnection client = open(true)) {
      comeAlone(client);
      String list = "/devstoreaccount1/things?restype=container&comp=list";
      assertThat(get(client, list)).isEqualTo(ON_OWN_THREAD);
      comeAlone(client);
      client.send("GET " + PLACE + "a" + HOST + "x-ms-range-get-content-md5: true\r\n\r\n");
      assertThat(client.body()).isEqualTo(ON_OWN_THREAD);
    }
  }

  @Test
  void aSmallBodyIsWaitedForBeforeAnybodyReadsIt() throws InterruptedException {
    try (RawConnection client = open(true)) {
      comeAlone(client);
      client.send("GET " + PLACE + "a" + HOST + "Content-Length: 10\r\n\r\n12345");
      Thread.sleep(100);
      client.send("67890");
      assertThat(client.body()).isEqualTo(ON_EVENT_LOOP + ", 10 bytes");
    }
  }

  @Test
  void aLargeBodyIsReadOnAThreadOfItsOwn() {
    try (RawConnection client = open(true)) {
      comeAlone(client);
      int length = 300_000;
      client.send("GET " + PLACE + "a" + HOST + "Content-Length: " + length + "\r\n\r\n");
      client.send("x".repeat(length));
      assertThat(client.body()).isEqualTo(ON_OWN_THREAD + ", " + length + " bytes");
    }
  }

  @Test
  void aBodyThatWaitsForASignIsReadOnAThreadOfItsOwn() {
    try (RawConnection client = open(true)) {
      comeAlone(client);
      client.send(
          "GET " + PLACE + "a" + HOST + "Expect: 100-continue\r\nContent-Length: 5\r\n\r\n");
      assertThat(client.head()).startsWith("HTTP/1.1 100");
      client.send("12345");
      assertThat(client.body()).isEqualTo(ON_OWN_THREAD + ", 5 bytes");
    }
  }

  @Test
  void aLargeAnswerIsSentFromAThreadOfItsOwn() {
    try (RawConnection client = open(true);
        RawConnection other = open(true)) {
      comeAlone(client);
      client.send("GET " + PLACE + "large" + HOST + "\r\n");
      String head = client.head();
      assertThat(head).contains("x-ms-meta-thread: " + ON_EVENT_LOOP);
      assertThat(reader).hasValue(ON_OWN_THREAD);
      // The first client takes nothing of it meanwhile.
      assertThat(get(other, PLACE + "a")).isEqualTo(ON_CARRIED_THREAD);
      reader.set("nobody");
      other.send("GET " + PLACE + "large" + HOST + "\r\n");
      assertThat(other.head()).contains("x-ms-meta-thread: " + ON_CARRIED_THREAD);
      assertThat(reader).hasValue(ON_OWN_THREAD);
    }
  }

  @Test
  void closingWaitsForWhoIsBeingAnswered() throws InterruptedException {
    try (RawConnection client = open(true)) {
      client.send("GET " + PLACE + "held" + HOST + "\r\n");
      await(held);
      Thread closing = Thread.ofVirtual().start(doors::close);
      assertThat(closing.join(Duration.ofMillis(200))).isFalse();
      release.countDown();
      assertThat(closing.join(Duration.ofSeconds(10))).isTrue();
    }
  }

  @Test
  void partsOfFilesAreSentBetweenWhatIsRead() {
    try (RawConnection client = open(true)) {
      for (int turn = 0; turn < 3; turn++) {
        assertThat(get(client, PLACE + "file")).isEqualTo(mixed.text());
        assertThat(get(client, PLACE + "a")).isNotEmpty();
      }
      assertThat(mixed.partsTaken()).isPositive();
    }
  }

  @Test
  void aFileIsClosedWhenItsClientLeaves() {
    try (RawConnection client = open(true)) {
      client.send("GET " + PLACE + "file" + HOST + "\r\n");
      assertThat(client.head()).contains("200 OK");
    }
    mixed.awaitClosed();
    try (RawConnection client = open(true)) {
      assertThat(get(client, PLACE + "file")).isEqualTo(mixed.text());
    }
  }

  @Test
  void afterAFailureTheNextIsAnsweredAsBefore() {
    try (RawConnection client = open(true)) {
      comeAlone(client);
      client.send("GET " + PLACE + "broken" + HOST + "\r\n");
      assertThat(client.body()).contains("InternalError");
      assertThat(get(client, PLACE + "a")).isEqualTo(ON_EVENT_LOOP);
    }
  }

  @Test
  void requestsThatFollowWithoutWaitingAreAnsweredInOrder() {
    try (RawConnection client = open(true)) {
      comeAlone(client);
      String body = "GET " + PLACE + "a" + HOST + "Content-Length: 2\r\n\r\n12";
      client.send(body + body + body);
      for (int turn = 0; turn < 3; turn++) {
        assertThat(client.body()).endsWith("2 bytes");
      }
    }
  }
}
