package dev.malachite.acceptance.queue;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.queue.QueueClient;
import com.azure.storage.queue.models.QueueMessageItem;
import com.azure.storage.queue.models.QueueStorageException;
import dev.malachite.acceptance.Application;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Producers and consumers on one queue; consumers forget what they hold from time to time, as if
 * they had crashed. On DynamoDB they talk to two processes, and the queue has four buckets.
 */
class ConsumersTest {
  private static final int PRODUCERS = 4;
  private static final int CONSUMERS = 8;
  private static final boolean DYNAMODB = Application.store().equals("dynamodb");
  private static final int MESSAGES = DYNAMODB ? 320 : 1_200;
  private static final Duration INVISIBLE = Duration.ofSeconds(3);

  private static Application first;
  private static Application second;

  private final String name = QueueClients.name();
  private final Set<String> sent = ConcurrentHashMap.newKeySet();
  private final Set<String> deleted = ConcurrentHashMap.newKeySet();
  private final Set<String> deliveries = ConcurrentHashMap.newKeySet();
  private final List<String> violations = new ArrayList<>();
  private final AtomicInteger producing = new AtomicInteger(PRODUCERS);

  @BeforeAll
  static void start() {
    first = Application.start(DYNAMODB ? Map.of("malachite.buckets", "4") : Map.of());
    second = DYNAMODB ? first.sibling() : first;
  }

  @AfterAll
  static void stop() {
    second.close();
    first.close();
  }

  @Test
  void everyMessageIsProcessedAndTheQueueDrains() throws Exception {
    QueueClients.service(first).createQueue(name);
    List<Callable<Void>> work = new ArrayList<>();
    for (int i = 0; i < PRODUCERS; i++) {
      QueueClient client = client(i);
      work.add(() -> produce(client));
    }
    for (int i = 0; i < CONSUMERS; i++) {
      QueueClient client = client(i);
      Random random = new Random(i);
      work.add(() -> consume(client, random));
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(work.size())) {
      for (Future<Void> each : threads.invokeAll(work)) {
        each.get();
      }
    }

    assertThat(violations).isEmpty();
    assertThat(deleted).hasSize(MESSAGES).isEqualTo(sent);
    assertThat(deliveries.size()).isGreaterThan(MESSAGES);
  }

  private QueueClient client(int number) {
    return QueueClients.service(number % 2 == 0 ? first : second).getQueueClient(name);
  }

  private Void produce(QueueClient queue) {
    for (int i = 0; i < MESSAGES / PRODUCERS; i++) {
      sent.add(queue.sendMessage("x".repeat(i % 20 == 0 ? 3000 : 20)).getMessageId());
    }
    producing.decrementAndGet();
    return null;
  }

  private Void consume(QueueClient queue, Random random) {
    while (producing.get() > 0 || queue.getProperties().getApproximateMessagesCount() > 0) {
      for (QueueMessageItem message :
          queue.receiveMessages(1 + random.nextInt(16), INVISIBLE, null, null)) {
        String delivery = message.getMessageId() + "/" + message.getDequeueCount();
        check(deliveries.add(delivery), delivery + " was delivered twice");
        if (random.nextInt(25) > 0) {
          delete(queue, message);
        }
      }
    }
    return null;
  }

  private void delete(QueueClient queue, QueueMessageItem message) {
    try {
      queue.deleteMessage(message.getMessageId(), message.getPopReceipt());
      check(deleted.add(message.getMessageId()), message.getMessageId() + " was deleted twice");
    } catch (QueueStorageException tooLate) {
      check(tooLate.getStatusCode() == 404, "unexpected " + tooLate.getStatusCode());
    }
  }

  private synchronized void check(boolean holds, String violation) {
    if (!holds) {
      violations.add(violation);
    }
  }
}
