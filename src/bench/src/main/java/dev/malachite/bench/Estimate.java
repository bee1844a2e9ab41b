package dev.malachite.bench;

import dev.malachite.bench.peer.Peer;
import dev.malachite.bench.work.Work;
import java.time.Duration;
import java.util.List;

/** How long a run lasts at most, where no operation is much longer than a slice. */
final class Estimate {
  private static final int ITEMS_PER_SECOND = 800;

  private Estimate() {}

  static Duration of(Options options, List<Work> works, List<Peer> peers) {
    Duration all = Duration.ZERO;
    for (Work work : works) {
      long tasks = peers.stream().filter(peer -> peer.can(work)).count();
      all = all.plus(of(options, work).multipliedBy(tasks));
    }
    return all;
  }

  private static Duration of(Options options, Work work) {
    long slices = work.concurrencies().size() * (options.rounds() + 1L);
    return options
        .warmUp()
        .plusSeconds(work.items() / ITEMS_PER_SECOND)
        .plus(options.slice().multipliedBy(slices));
  }
}
