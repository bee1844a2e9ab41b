package dev.malachite.queue.message;

import dev.malachite.queue.model.Candidate;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Item;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Walks the visible messages of a queue, one bucket after the other from a random one on. Invisible
 * messages come after them in the order of keys and are never read.
 */
final class Head {
  private static final int LARGEST_PAGE = 1000;

  private final QueueStore queues;
  private final Queue queue;
  private final Instant now;
  private final int firstPage;
  private final int firstBucket;
  private final List<Candidate> expired = new ArrayList<>();
  private int bucketsDone;
  private int nextPage;
  private Range rest;

  Head(QueueStore queues, Queue queue, Instant now, int firstPage) {
    this.queues = queues;
    this.queue = queue;
    this.now = now;
    this.firstPage = Math.min(LARGEST_PAGE, firstPage);
    this.firstBucket =
        queue.buckets() == 1 ? 0 : Math.floorMod(queues.ids().unique(), queue.buckets());
    this.nextPage = this.firstPage;
    this.rest = QueueKeys.visible(now);
  }

  /** The next messages, in order; none when all were seen. */
  List<Candidate> next() {
    while (bucketsDone < queue.buckets()) {
      int bucket = (firstBucket + bucketsDone) % queue.buckets();
      String partition = QueueKeys.partition(queue.generation(), bucket);
      Page page = queues.store().scan(partition, rest, nextPage);
      advance(page);
      List<Candidate> live = live(page.items());
      if (!live.isEmpty()) {
        return live;
      }
    }
    return List.of();
  }

  /** What stood in the way so far. */
  List<Candidate> expired() {
    return expired;
  }

  private void advance(Page page) {
    if (page.more()) {
      rest = rest.after(page.items().getLast().key().sort());
      nextPage = Math.min(LARGEST_PAGE, 4 * nextPage);
    } else {
      bucketsDone++;
      rest = QueueKeys.visible(now);
      nextPage = firstPage;
    }
  }

  private List<Candidate> live(List<Item> items) {
    Map<String, Candidate> live = new LinkedHashMap<>();
    for (Item item : items) {
      Candidate candidate = new Candidate(item, MessageCodec.decode(item));
      if (candidate.message().isExpired(now)) {
        expired.add(candidate);
      } else {
        // One that was moved under the scan is met twice: where it was, and where it is.
        live.remove(candidate.message().id());
        live.put(candidate.message().id(), candidate);
      }
    }
    return List.copyOf(live.values());
  }
}
