package dev.malachite.proof.world;

import dev.malachite.account.StoredCorsRules;
import dev.malachite.blob.BlobService;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Containers;
import dev.malachite.domain.Ids;
import dev.malachite.file.FileService;
import dev.malachite.file.model.FileSettings;
import dev.malachite.file.model.FileStore;
import dev.malachite.queue.QueueService;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.reclaim.Reclaim;
import dev.malachite.reclaim.ReclaimSettings;
import dev.malachite.reclaim.RunReport;
import dev.malachite.store.Content;
import dev.malachite.store.Fault;
import dev.malachite.store.FaultyContent;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.RetryingStore;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.table.TableService;
import dev.malachite.table.model.TableStore;
import dev.malachite.table.model.Tables;
import java.util.ArrayList;
import java.util.List;

/** A process with all four services, until it dies. */
public final class Machine {
  private static final int ATTEMPTS = 4;

  private final World world;
  private final Store store;
  private final Transactions transactions;
  private final Content content;
  private final Ids ids;
  private final InsideSources sources = new InsideSources();
  private final List<Runnable> later = new ArrayList<>();
  private final Front front;
  private boolean dead;
  private int callsLeft = Integer.MAX_VALUE;
  private Fault death = Fault.DIE_BEFORE;

  Machine(World world, Store shared, Content bytes, long seed) {
    this.world = world;
    this.ids = new SeededIds(seed);
    this.store =
        new RetryingStore(
            new FaultyStore(shared, this::nextFault, world::stall),
            ATTEMPTS,
            attempt -> world.baton().pass());
    this.content = new FaultyContent(bytes, this::nextFault, world::stall);
    this.transactions =
        new Transactions(store, world.clock(), ids, attempt -> world.baton().pass());
    this.front =
        new Front(
            List.of(
                new BlobService(
                    new BlobStore(
                        store,
                        transactions,
                        content,
                        ids,
                        new Containers(),
                        1,
                        world.blobSettings()),
                    Front.ACCOUNTS,
                    sources,
                    later::add),
                new QueueService(QueueStore.of(store, transactions, ids, 1), Front.ACCOUNTS),
                new TableService(
                    new TableStore(store, transactions, content, ids, new Tables(), 1),
                    Front.ACCOUNTS),
                new FileService(
                    FileStore.of(store, transactions, content, ids, FileSettings.standard(1)),
                    Front.ACCOUNTS,
                    sources)),
            new StoredCorsRules(transactions),
            world.clock(),
            ids);
    sources.open(front);
  }

  public Front front() {
    return front;
  }

  /** The store as the process sees it, faults and all. */
  public Store store() {
    return store;
  }

  public Transactions transactions() {
    return transactions;
  }

  /** What goes on after answers: a copy in the background, for one. */
  public void goOn() {
    List<Runnable> due = List.copyOf(later);
    later.clear();
    due.forEach(Runnable::run);
  }

  /** One run of reclaim. */
  public RunReport reclaim() {
    return Reclaim.of(
            new Reclaim.Surroundings(store, content, world.clock(), ids, sources),
            ReclaimSettings.STANDARD)
        .run();
  }

  public boolean isDead() {
    return dead;
  }

  /** Dies at that call from now on, counted from one, before or after it took effect. */
  public void dieAt(int call, boolean after) {
    callsLeft = call;
    death = after ? Fault.DIE_AFTER : Fault.DIE_BEFORE;
  }

  // Whoever calls hands over the baton first: every order of calls is some seed's.
  private Fault nextFault() {
    world.called();
    world.baton().pass();
    if (dead) {
      return Fault.DIE_BEFORE;
    }
    Fault fault = --callsLeft == 0 ? death : draw();
    dead = fault == Fault.DIE_BEFORE || fault == Fault.DIE_AFTER;
    return fault;
  }

  private Fault draw() {
    Weather weather = world.weather();
    if (weather.equals(Weather.CALM)) {
      return Fault.NONE;
    }
    boolean after = world.random().nextBoolean();
    if (world.happens(weather.die())) {
      return after ? Fault.DIE_AFTER : Fault.DIE_BEFORE;
    }
    if (world.happens(weather.stall())) {
      return after ? Fault.STALL_AFTER : Fault.STALL_BEFORE;
    }
    if (world.happens(weather.throttle())) {
      return Fault.THROTTLE;
    }
    if (world.happens(weather.failBefore())) {
      return Fault.FAIL_BEFORE;
    }
    return world.happens(weather.loseAnswer()) ? Fault.LOSE_ANSWER : Fault.NONE;
  }
}
