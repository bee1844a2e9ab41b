package dev.malachite.queue.queue;

import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import java.time.Instant;

/**
 * How many messages a queue has, visible or not. One bucket is counted to its end. Many are counted
 * one after the other until enough was read; since ids spread messages evenly, the counted buckets
 * speak for the others.
 */
final class MessageCount {
  private static final int PAGE = 1000;
  private static final long ENOUGH = 10_000;

  private final QueueStore queues;
  private final Queue queue;
  private final Instant now;
  private long counted;
  private long read;

  MessageCount(QueueStore queues, Queue queue, Instant now) {
    this.queues = queues;
    this.queue = queue;
    this.now = now;
  }

  long approximate() {
    int buckets = queue.buckets();
    if (buckets == 1) {
      count(0, Long.MAX_VALUE);
      return counted;
    }
    int first = Math.floorMod(queues.ids().unique(), buckets);
    int done = 0;
    long complete = 0;
    while (done < buckets && count((first + done) % buckets, ENOUGH)) {
      complete = counted;
      done++;
    }
    return done == 0 ? counted * buckets : complete * buckets / done;
  }

  /** Whether it came to the end of the bucket before it had read enough. */
  private boolean count(int bucket, long enough) {
    String partition = QueueKeys.partition(queue.generation(), bucket);
    Range rest = QueueKeys.messages();
    while (read < enough) {
      Page page = queues.store().scan(partition, rest, PAGE);
      read += page.items().size();
      counted +=
          page.items().stream().filter(item -> !MessageCodec.decode(item).isExpired(now)).count();
      if (!page.more()) {
        return true;
      }
      rest = rest.after(page.items().getLast().key().sort());
    }
    return false;
  }
}
