package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;
import java.util.List;

/** Something that every peer is asked to do, over and over. */
public interface Work {
  String name();

  /** Where all its operations go. */
  Service service();

  /** At how many requests at once it is measured. */
  default List<Integer> concurrencies() {
    return List.of(1, 16, 64);
  }

  /** Whether a server that has neither rules nor a store answers it with the same bytes. */
  default boolean isBare() {
    return false;
  }

  /** Puts in place what the work needs; once per peer. */
  void prepare(Client client);

  /** The rest of that, where it is so much that one connection would take all day. */
  default void fill(Crowd crowd) {}

  /** How many items that is. */
  default int items() {
    return 0;
  }

  /** Whether it writes so much that peers begin it with nothing on disk. */
  default boolean isHeavy() {
    return false;
  }

  /** What one worker needs of its own; before the clock runs. */
  default void prepareWorker(Client client, int worker) {}

  /**
   * One operation, beginning with its first request.
   *
   * @param turn counts from 0 over all slices, for each worker
   */
  Step operation(int worker, long turn);
}
