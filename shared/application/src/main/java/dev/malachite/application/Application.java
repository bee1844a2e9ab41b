package dev.malachite.application;

import dev.malachite.account.Foundation;
import dev.malachite.account.StoredCorsRules;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.Doors;
import dev.malachite.http.Malachite;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.http.Watcher;
import dev.malachite.http.copy.ServerSources;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.store.Transactions;
import dev.malachite.store.Unavailable;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.arc.All;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** A process: the services that were built into it, on the store that the configuration names. */
@ApplicationScoped
public class Application {
  /** Before everything that works with the open application. */
  public static final int OPENS = 1000;

  private static final Logger LOG = Logger.getLogger(Application.class);

  private record Running(Storage storage, List<StorageService> services, Companion.Opened opened) {}

  private final MalachiteConfig config;
  private final Vertx vertx;
  private final MeterRegistry meters;
  private final List<StorageHome> homes;
  private final List<Offer> offers;
  private final List<Companion> companions;
  private @Nullable Running running;
  private @Nullable Doors doors;

  Application(
      MalachiteConfig config,
      Vertx vertx,
      MeterRegistry meters,
      @All List<StorageHome> homes,
      @All List<Offer> offers,
      @All List<Companion> companions) {
    this.config = config;
    this.vertx = vertx;
    this.meters = meters;
    this.homes = homes;
    this.offers = offers;
    this.companions = companions;
  }

  void start(@Observes @Priority(OPENS) StartupEvent event) {
    Running opened = open();
    running = opened;
    if (config.listen()) {
      doors = listen(opened);
    }
  }

  private Running open() {
    Clock clock = Clock.system();
    for (Companion companion : companions) {
      clock = companion.clock(clock);
    }
    Ids ids = Ids.secure();
    Accounts accounts = ConfiguredAccounts.of(config);
    ServerSources sources = new ServerSources();
    Storage storage = home().open(config, clock);
    for (Companion companion : companions) {
      storage = companion.storage(storage);
    }
    Transactions transactions = new Transactions(storage.store(), clock, ids);
    Foundation foundation =
        new Foundation(
            storage.store(),
            transactions,
            storage.content(),
            ids,
            accounts,
            sources,
            config.buckets(),
            config.reclaim().longestRead());
    List<StorageService> services =
        offers.stream()
            .map(offer -> accompanied(offer.build(foundation, config)))
            .filter(this::isWanted)
            .toList();
    Malachite malachite =
        Malachite.of(
            config,
            new Malachite.Surroundings(meters, clock, ids, accounts, sources, watcher()),
            services,
            new StoredCorsRules(transactions));
    Companion.Opened opened = new Companion.Opened(foundation, malachite, clock);
    companions.forEach(companion -> companion.opened(opened));
    return new Running(storage, services, opened);
  }

  private StorageService accompanied(StorageService service) {
    StorageService result = service;
    for (Companion companion : companions) {
      result = companion.service(result);
    }
    return result;
  }

  private Watcher watcher() {
    Watcher all = Watcher.NONE;
    for (Companion companion : companions) {
      all = companion.around(all);
    }
    return all;
  }

  private boolean isWanted(StorageService service) {
    return config.services().stream()
        .allMatch(names -> names.contains(service.service().lowerCase()));
  }

  private StorageHome home() {
    return homes.stream()
        .filter(home -> home.has(config.store()))
        .findFirst()
        .orElseThrow(() ->
            new IllegalStateException(
                "malachite.store is %s: this application was not built with that store"
                    .formatted(config.store())));
  }

  private Doors listen(Running opened) {
    Malachite malachite = opened.opened().malachite();
    boolean near = home().isNear() && companions.stream().noneMatch(Companion::letsWait);
    Doors listening = malachite.listen(vertx, near);
    for (Service service : malachite.served()) {
      LOG.infof("%s listens on %s", service.lowerCase(), listening.servers().address(service));
    }
    companions.forEach(each -> each.listening(opened.opened(), listening.servers()));
    vertx.setPeriodic(
        Math.max(1, config.copy().patience().dividedBy(2).toMillis()),
        timer -> Thread.startVirtualThread(this::tend));
    return listening;
  }

  /** Goes on with what other processes left unfinished. */
  public void tend() {
    opened().services().forEach(StorageService::tend);
  }

  /** What answers requests. */
  public Malachite malachite() {
    return opened().opened().malachite();
  }

  /** What its services stand on. */
  public Foundation foundation() {
    return opened().opened().foundation();
  }

  private Running opened() {
    if (running == null) {
      throw new Unavailable("the store is not open yet");
    }
    return running;
  }

  void stop(@Observes ShutdownEvent event) {
    if (doors != null) {
      doors.close();
    }
    if (running != null) {
      running.storage().close();
    }
  }
}
