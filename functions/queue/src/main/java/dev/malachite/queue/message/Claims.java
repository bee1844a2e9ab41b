package dev.malachite.queue.message;

import dev.malachite.queue.model.Candidate;
import dev.malachite.queue.model.Message;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes visible messages a consumer's own: each moves to the key of its next visibility, on
 * condition that nobody moved it first. A message that somebody else took is passed over; the
 * others are not given up for it. What another consumer of this process is about to take is tried
 * last: that one will most likely have it.
 */
final class Claims {
  // Where several consumers are at work, the first who looks does so for the next ones, too.
  private static final int FOR_OTHERS = 16;
  private static final int MOST_ROUNDS_OF_LEFTOVERS = 2;

  private final QueueStore queues;
  private final Key queueKey;
  private final Queue queue;
  private final Instant nextVisible;
  private final int wanted;
  private final List<Message> claimed = new ArrayList<>();
  // By key: what was left over for others may be found again where it lies.
  private final Map<Key, Candidate> reserved = new LinkedHashMap<>();

  Claims(QueueStore queues, Key queueKey, Queue queue, Instant nextVisible, int wanted) {
    this.queues = queues;
    this.queueKey = queueKey;
    this.queue = queue;
    this.nextVisible = nextVisible;
    this.wanted = wanted;
  }

  List<Message> take(Instant now) {
    takeLeftovers(now);
    if (claimed.size() < wanted) {
      takeFromHead(now);
    }
    return claimed;
  }

  private void takeLeftovers(Instant now) {
    for (int round = 0; round < MOST_ROUNDS_OF_LEFTOVERS; round++) {
      int missing = wanted - claimed.size();
      List<Candidate> left = queues.leftovers().take(queue.generation(), missing, now);
      List<Candidate> group = reserve(new ArrayDeque<>(left), missing);
      if (group.isEmpty()) {
        return;
      }
      commitAndRelease(group);
    }
  }

  private void takeFromHead(Instant now) {
    int spread = queues.contention().spread(queueKey);
    int others = queues.reservations().count(queueKey);
    int firstPage = wanted + spread + (others == 0 ? 0 : others + FOR_OTHERS);
    Head head = new Head(queues, queue, now, firstPage);
    List<Candidate> page = head.next();
    while (!page.isEmpty()) {
      take(scattered(page, spread), now);
      page = claimed.size() < wanted ? head.next() : List.of();
    }
    takeReserved();
    Expired.remove(queues.store(), head.expired());
  }

  private List<Candidate> scattered(List<Candidate> page, int spread) {
    if (spread == 0) {
      return page;
    }
    List<Candidate> rotated = new ArrayList<>(page);
    int widest = Math.min(spread, page.size() - 1);
    Collections.rotate(rotated, -Math.floorMod(queues.ids().unique(), widest + 1));
    return rotated;
  }

  private void take(List<Candidate> page, Instant now) {
    Deque<Candidate> rest = new ArrayDeque<>(page);
    int most = wanted;
    List<Candidate> group = reserve(rest, most);
    leave(rest, now);
    while (!group.isEmpty()) {
      if (commitAndRelease(group)) {
        queues.contention().won(queueKey);
      } else {
        queues.contention().lost(queueKey);
        most = Math.max(1, group.size() / 2);
        unchanged(group).reversed().forEach(rest::addFirst);
      }
      group = reserve(rest, most);
    }
  }

  private void leave(Collection<Candidate> rest, Instant now) {
    List<Candidate> free =
        rest.stream().filter(each -> !queues.reservations().has(each.item().key())).toList();
    queues.leftovers().leave(queue.generation(), free, now);
  }

  private List<Candidate> reserve(Deque<Candidate> rest, int most) {
    int size = Math.min(most, wanted - claimed.size());
    List<Candidate> group = new ArrayList<>(size);
    while (group.size() < size && !rest.isEmpty()) {
      Candidate next = rest.remove();
      if (queues.reservations().reserve(queueKey, next.item().key())) {
        group.add(next);
      } else {
        reserved.put(next.item().key(), next);
      }
    }
    return group;
  }

  private boolean commitAndRelease(List<Candidate> group) {
    try {
      return commit(group);
    } finally {
      group.forEach(each -> queues.reservations().release(queueKey, each.item().key()));
    }
  }

  // Others have them by now, unless they failed: only then is there something left to answer with.
  private void takeReserved() {
    List<Candidate> left = List.copyOf(reserved.values());
    for (int i = 0; i < left.size() && claimed.isEmpty(); i += wanted) {
      List<Candidate> group = left.subList(i, Math.min(i + wanted, left.size()));
      while (!group.isEmpty() && !commit(group)) {
        group = unchanged(group);
      }
    }
  }

  private boolean commit(List<Candidate> group) {
    List<Message> moved = new ArrayList<>(group.size());
    List<Change> changes = new ArrayList<>(2 * group.size());
    for (Candidate candidate : group) {
      Message message = candidate.message().dequeued(nextVisible, queues.ids().unique());
      byte[] value = MessageCodec.encode(message);
      Item item = new Item(message.key(queue), queues.ids().unique(), value, message.dueAt());
      changes.add(new Change.Delete(candidate.item().key(), candidate.item().revision()));
      changes.add(new Change.Put(Item.ABSENT, item));
      moved.add(message);
    }
    boolean won = queues.store().commit(changes) == Outcome.COMMITTED;
    if (won) {
      claimed.addAll(moved);
    }
    return won;
  }

  // Of one that was lost nothing is left; of several, those that nobody else took.
  private List<Candidate> unchanged(List<Candidate> group) {
    if (group.size() == 1) {
      return List.of();
    }
    Map<Key, Item> now =
        queues.store().read(group.stream().map(each -> each.item().key()).toList());
    return group.stream().filter(each -> isSame(each.item(), now.get(each.item().key()))).toList();
  }

  private static boolean isSame(Item seen, @Nullable Item stored) {
    return stored != null && stored.revision() == seen.revision();
  }
}
