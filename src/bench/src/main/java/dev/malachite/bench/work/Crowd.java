package dev.malachite.bench.work;

import dev.malachite.bench.wire.Address;
import dev.malachite.bench.wire.Loop;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Source;
import dev.malachite.bench.wire.Step;
import java.util.Optional;
import java.util.function.IntFunction;

/** Fills a peer from many connections, because one would take all day. */
public record Crowd(Address address) {
  private static final int CONNECTIONS = 64;

  /** Stores so many items, each as {@code filling} says. */
  void fill(Service service, int items, IntFunction<Step> filling) {
    try (Loop loop = new Loop(address, service, CONNECTIONS)) {
      loop.run(new Items(items, filling));
    }
  }

  private static final class Items implements Source {
    private final int items;
    private final IntFunction<Step> filling;
    private int begun;

    Items(int items, IntFunction<Step> filling) {
      this.items = items;
      this.filling = filling;
    }

    @Override
    public Optional<Step> next(int connection) {
      return begun < items ? Optional.of(filling.apply(begun++)) : Optional.empty();
    }

    @Override
    public void done(long nanos, long bytes) {}
  }
}
