package dev.malachite.application;

import dev.malachite.account.Foundation;
import dev.malachite.account.StoredCorsRules;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.Doors;
import dev.malachite.http.Malachite;
import dev.malachite.http.MalachiteConfig;
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
import java.time.Duration;
import java.util.List;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** A process: the services that were built into it, on the store that the configuration names. */
@ApplicationScoped
public class Application {
  /** Before everything that works with the open application. */
  public static final int OPENS = 1000;

  private static final Logger LOG = Logger.getLogger(Application.class);
  private static final Duration TENDED_EVERY = Duration.ofMinutes(1);

  private record Running(
      Storage storage, Foundation foundation, List<StorageService> services, Malachite malachite) {}

  private final MalachiteConfig config;
  private final Vertx vertx;
  private final MeterRegistry meters;
  private final List<StorageHome> homes;
  private final List<Offer> offers;
  private @Nullable Running running;
  private @Nullable Doors doors;

  Application(
      MalachiteConfig config,
      Vertx vertx,
      MeterRegistry meters,
      @All List<StorageHome> homes,
      @All List<Offer> offers) {
    this.config = config;
    this.vertx = vertx;
    this.meters = meters;
    this.homes = homes;
    this.offers = offers;
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
    Ids ids = Ids.secure();
    Accounts accounts = ConfiguredAccounts.of(config);
    ServerSources sources = new ServerSources();
    Storage storage = home().open(config, clock);
    Transactions transactions = new Transactions(storage.store(), clock, ids);
    Foundation foundation =
        new Foundation(
            storage.store(),
            transactions,
            storage.content(),
            ids,
            accounts,
            sources,
            config.buckets());
    List<StorageService> services =
        offers.stream().map(offer -> offer.build(foundation, config)).toList();
    Malachite malachite =
        Malachite.of(
            config,
            new Malachite.Surroundings(meters, clock, ids, accounts, sources),
            services,
            new StoredCorsRules(transactions));
    return new Running(storage, foundation, services, malachite);
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
    Doors listening = opened.malachite().listen(vertx);
    for (Service service : opened.malachite().served()) {
      LOG.infof(
          "%s listens on %s:%d",
          service.lowerCase(), config.host(), listening.servers().port(service));
    }
    vertx.setPeriodic(TENDED_EVERY.toMillis(), timer -> Thread.startVirtualThread(this::tend));
    return listening;
  }

  /** Goes on with what other processes left unfinished. */
  public void tend() {
    opened().services().forEach(StorageService::tend);
  }

  /** What answers requests. */
  public Malachite malachite() {
    return opened().malachite();
  }

  /** What its services stand on. */
  public Foundation foundation() {
    return opened().foundation();
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
