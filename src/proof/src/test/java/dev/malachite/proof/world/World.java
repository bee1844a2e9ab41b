package dev.malachite.proof.world;

import dev.malachite.blob.model.BlobSettings;
import dev.malachite.proof.history.History;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.embedded.Embedded;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/** Everything that one seed decides: time, ids, whose turn it is, and what goes wrong. */
public final class World {
  private static final Instant START = Instant.parse("2026-11-16T00:00:00Z");
  private static final int PROCESSES = 2;

  private final SplittableRandom random;
  private final VirtualClock clock = new VirtualClock(START);
  private final Baton baton;
  private final Embedded memory;
  private final LooseStore store;
  private final UnaryOperator<Store> defect;
  private final BlobSettings blobSettings;
  private final List<Machine> machines = new ArrayList<>();
  private final History history = new History(clock);
  private Weather weather = Weather.CALM;
  private long calls;
  private long changes;
  private boolean ticking;

  /**
   * Begins in good weather.
   *
   * @param defect what is wrong with the store; nothing but where a bug is planted
   */
  public World(long seed, UnaryOperator<Store> defect) {
    this(seed, defect, BlobSettings.DEFAULT);
  }

  /** The same with other settings of the Blob service. */
  public World(long seed, UnaryOperator<Store> defect, BlobSettings blobSettings) {
    this.blobSettings = blobSettings;
    this.random = new SplittableRandom(seed);
    this.baton = new Baton(random.split());
    this.memory = Embedded.memory(clock);
    this.store = new LooseStore(memory.store(), this);
    this.defect = defect;
    for (int process = 0; process < PROCESSES; process++) {
      machines.add(start());
    }
  }

  public void weather(Weather next) {
    weather = next;
    if (next.equals(Weather.CALM)) {
      store.calmDown();
    }
  }

  /** One of the processes; a fresh one where it died. */
  public Machine machine(int number) {
    int process = number % PROCESSES;
    if (machines.get(process).isDead()) {
      machines.set(process, start());
    }
    return machines.get(process);
  }

  private Machine start() {
    return new Machine(this, defect.apply(store), memory.content(), random.nextLong());
  }

  BlobSettings blobSettings() {
    return blobSettings;
  }

  public VirtualClock clock() {
    return clock;
  }

  public History history() {
    return history;
  }

  /** The store as it is, without weather. */
  public Store bareStore() {
    return memory.store();
  }

  public Content bareContent() {
    return memory.content();
  }

  public Weather weather() {
    return weather;
  }

  public Baton baton() {
    return baton;
  }

  public SplittableRandom random() {
    return random;
  }

  /** How many calls the store had. */
  public long calls() {
    return calls;
  }

  void called() {
    calls++;
    if (ticking) {
      clock.pass(Duration.ofNanos(100));
    }
  }

  /** From now on no two calls are of the same instant: where versions are named by the clock. */
  public void tick() {
    ticking = true;
  }

  /** How many commits changed something. */
  public long changes() {
    return changes;
  }

  void changed() {
    changes++;
  }

  boolean happens(int inThousand) {
    return inThousand > 0 && random.nextInt(1000) < inThousand;
  }

  <T> List<T> shuffled(Collection<T> all) {
    List<T> left = new ArrayList<>(all);
    for (int i = left.size() - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      T swapped = left.set(i, left.get(other));
      left.set(other, swapped);
    }
    return left;
  }

  /** Others go on and time passes. */
  void stall() {
    int turns = 1 + random.nextInt(6);
    for (int turn = 0; turn < turns; turn++) {
      baton.pass();
    }
    clock.pass(Duration.ofMillis(1 + random.nextInt(40_000)));
    baton.pass();
  }
}
