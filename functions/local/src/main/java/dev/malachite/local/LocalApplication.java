package dev.malachite.local;

import dev.malachite.account.StoredCorsRules;
import dev.malachite.blob.BlobService;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.Malachite;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.http.copy.ServerSources;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.Unavailable;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** All four services in one process. */
@ApplicationScoped
class LocalApplication {
  private static final Logger LOG = Logger.getLogger(LocalApplication.class);

  private final MalachiteConfig config;
  private final Vertx vertx;
  private final MeterRegistry meters;
  private @Nullable Storage storage;
  private @Nullable Malachite running;

  LocalApplication(MalachiteConfig config, Vertx vertx, MeterRegistry meters) {
    this.config = config;
    this.vertx = vertx;
    this.meters = meters;
  }

  void start(@Observes StartupEvent event) {
    Clock clock = Clock.system();
    Ids ids = Ids.secure();
    Accounts accounts = Malachite.accounts(config);
    Storage opened = Storage.open(config, clock);
    storage = opened;
    Transactions transactions = new Transactions(opened.store(), clock, ids);
    ServerSources sources = new ServerSources();
    LocalServices services =
        new LocalServices(
            opened, transactions, ids, accounts, sources, config.buckets(), settings(config));
    BlobService blob = services.blob();
    Malachite started =
        Malachite.start(
            config,
            new Malachite.Surroundings(vertx, meters, clock, ids, accounts, sources),
            services.all(blob),
            new StoredCorsRules(transactions));
    running = started;
    vertx.setPeriodic(
        Math.max(1, config.copy().patience().dividedBy(2).toMillis()),
        timer -> Thread.startVirtualThread(blob.copies()::continueAbandoned));
    for (Service service : Service.values()) {
      LOG.infof(
          "%s listens on %s:%d",
          service.lowerCase(), config.host(), started.servers().port(service));
    }
  }

  private static BlobSettings settings(MalachiteConfig config) {
    return new BlobSettings(
        config.blob().versioning(),
        config.blob().containerRetentionDays(),
        config.copy().patience());
  }

  Store store() {
    if (storage == null) {
      throw new Unavailable("the store is not open yet");
    }
    return storage.store();
  }

  void stop(@Observes ShutdownEvent event) {
    if (running != null) {
      running.close();
    }
    if (storage != null) {
      storage.close();
    }
  }
}
