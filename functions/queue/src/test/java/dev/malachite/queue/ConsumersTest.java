package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Clock;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.store.Died;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.Store;
import dev.malachite.store.embedded.Embedded;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Many processes on one queue, of which the consumers die at any store call or forget their work.
 */
class ConsumersTest {
  private static final int PRODUCERS = 4;
  private static final int CONSUMERS = 8;

  private final Clock clock = new TickingClock();
  private final Store store = Embedded.memory(clock).store();
  private final Ledger ledger = new Ledger();
  private final AtomicInteger crashes = new AtomicInteger();
  private final AtomicInteger producing = new AtomicInteger(PRODUCERS);

  @ParameterizedTest
  @CsvSource({"1, 20000, 11", "4, 8000, 12"})
  void everyMessageIsProcessedAndNoneTwiceWhileItsReceiptIsValid(
      int buckets, int messages, long seed) throws Exception {
    send(process(store, buckets), "CreateQueue", "/jobs", "");
    List<Callable<Void>> work = new ArrayList<>();
    for (int i = 0; i < PRODUCERS; i++) {
      work.add(() -> produce(messages / PRODUCERS));
    }
    for (int i = 0; i < CONSUMERS; i++) {
      Random random = new Random(seed * 100 + i);
      work.add(() -> consume(random));
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(work.size())) {
      for (Future<Void> each : threads.invokeAll(work)) {
        each.get();
      }
    }

    assertThat(ledger.violations()).isEmpty();
    assertThat(ledger.lost()).isEmpty();
    assertThat(ledger.neverDelivered()).isEmpty();
    assertThat(crashes.get()).isGreaterThan(messages / 200);
    assertThat(remaining(process(store, 1))).isEqualTo("0");
  }

  private Void produce(int messages) {
    Map<String, Operation> operations = process(store, 1);
    for (int i = 0; i < messages; i++) {
      String text = "x".repeat(i % 50 == 0 ? 2000 : 20);
      Reply reply = send(operations, "PutMessage", "/jobs/messages", Calls.message(text));
      ledger.produced(Received.listOf(reply).getFirst().id());
    }
    producing.decrementAndGet();
    return null;
  }

  private Void consume(Random random) {
    boolean drained = false;
    while (!drained) {
      Map<Fault, Integer> chances = Map.of(Fault.DIE_BEFORE, 20, Fault.DIE_AFTER, 20);
      Store mortal = new FaultyStore(store, Faults.seeded(random.nextLong(), chances), () -> {});
      try {
        drained = consume(process(mortal, 1), random);
      } catch (Died crash) {
        crashes.incrementAndGet();
      }
    }
    return null;
  }

  private boolean consume(Map<String, Operation> operations, Random random) {
    while (producing.get() > 0 || !remaining(operations).equals("0")) {
      int count = 1 + random.nextInt(32);
      String uri = "/jobs/messages?visibilitytimeout=2&numofmessages=" + count;
      List<Received> got = Received.listOf(send(operations, "GetMessages", uri, ""));
      while (!got.isEmpty()) {
        process(operations, got, random);
        got = Received.listOf(send(operations, "GetMessages", uri, ""));
      }
    }
    return true;
  }

  private void process(Map<String, Operation> operations, List<Received> got, Random random) {
    got.forEach(message -> ledger.delivered(message, clock.now()));
    for (Received message : got) {
      boolean forgets = random.nextInt(50) == 0;
      if (!forgets) {
        delete(operations, message);
      }
    }
  }

  private void delete(Map<String, Operation> operations, Received message) {
    try {
      send(operations, "DeleteMessage", Bench.uri("jobs", message.id(), message.receipt()), "");
      ledger.deleted(message);
    } catch (ApiException tooLate) {
      assertThat(tooLate).hasMessage("MessageNotFound");
    } catch (Died crash) {
      ledger.perhapsDeleted(message);
      throw crash;
    }
  }

  private static String remaining(Map<String, Operation> operations) {
    return send(operations, "GetQueueMetadata", "/jobs", "")
        .headers()
        .first("x-ms-approximate-messages-count")
        .orElseThrow();
  }

  private Map<String, Operation> process(Store seen, int buckets) {
    return Bench.service(seen, clock, buckets).operations();
  }

  private static Reply send(
      Map<String, Operation> operations, String operation, String uri, String body) {
    return operations.get(operation).handle(Calls.of(uri, body));
  }
}
