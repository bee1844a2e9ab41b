package dev.malachite.store;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Walks the items of a set of partitions in one order, as if they were one partition. It fetches
 * pages as it goes, so that the work is proportional to what is taken.
 */
public final class Cursor {
  private static final int FIRST_PAGE = 32;

  private final List<Bucket> buckets;

  public Cursor(Store store, List<String> partitions, Range range, int pageSize) {
    this(
        partitions.stream()
            .map(each -> new Bucket(store, each, range, Math.min(FIRST_PAGE, pageSize), pageSize))
            .toList());
  }

  private Cursor(List<Bucket> buckets) {
    this.buckets = buckets;
  }

  /** Of one partition, where a page will be taken if there is one: it is fetched at once. */
  public static Cursor whole(Store store, String partition, Range range, int pageSize) {
    return new Cursor(List.of(new Bucket(store, partition, range, pageSize, pageSize)));
  }

  /** The next item, left where it is. */
  public Optional<Item> peek() {
    Item first = null;
    for (Bucket bucket : buckets) {
      Item item = bucket.peek();
      if (item != null && (first == null || isBefore(item, first))) {
        first = item;
      }
    }
    return Optional.ofNullable(first);
  }

  private static boolean isBefore(Item one, Item other) {
    return Utf8.ORDER.compare(one.key().sort(), other.key().sort()) < 0;
  }

  public Optional<Item> next() {
    Optional<Item> next = peek();
    next.ifPresent(item -> buckets.forEach(bucket -> bucket.drop(item)));
    return next;
  }

  /** Passes over everything that begins with the prefix, without reading it. */
  public void skip(String prefix) {
    buckets.forEach(bucket -> bucket.skip(prefix));
  }

  private static final class Bucket {
    private final Store store;
    private final String partition;
    private final int largestPage;
    private int nextPage;
    private final Deque<Item> fetched = new ArrayDeque<>();
    private @Nullable Range rest;

    Bucket(Store store, String partition, Range range, int firstPage, int largestPage) {
      this.store = store;
      this.partition = partition;
      this.largestPage = largestPage;
      this.nextPage = firstPage;
      this.rest = range;
    }

    @Nullable Item peek() {
      while (fetched.isEmpty() && rest != null) {
        fetch(rest);
      }
      return fetched.peek();
    }

    private void fetch(Range range) {
      if (range.isEmpty()) {
        rest = null;
        return;
      }
      Page page = store.scan(partition, range, nextPage);
      nextPage = Math.min(nextPage * 4, largestPage);
      fetched.addAll(page.items());
      rest =
          page.more() && !page.items().isEmpty()
              ? range.after(page.items().getLast().key().sort())
              : null;
    }

    void drop(Item item) {
      if (fetched.peek() == item) {
        fetched.remove();
      }
    }

    void skip(String prefix) {
      while (!fetched.isEmpty() && fetched.element().key().sort().startsWith(prefix)) {
        fetched.remove();
      }
      if (fetched.isEmpty() && rest != null) {
        rest = rest.afterPrefix(prefix);
        nextPage = Math.min(FIRST_PAGE, largestPage);
      }
    }
  }
}
