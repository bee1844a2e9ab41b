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
import dev.malachite.reclaim.Reclaim;
import dev.malachite.reclaim.ReclaimSettings;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.Unavailable;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Optional;
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
  private volatile @Nullable Chores chores;

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
            opened, transactions, ids, accounts, sources, config.buckets(), settings());
    BlobService blob = services.blob();
    Malachite started =
        Malachite.start(
            config,
            new Malachite.Surroundings(vertx, meters, clock, ids, accounts, sources),
            services.all(blob),
            new StoredCorsRules(transactions));
    running = started;
    chores =
        config.reclaim().enabled()
            ? Chores.reclaiming(
                Reclaim.of(
                    new Reclaim.Surroundings(opened.store(), opened.content(), clock, ids, sources),
                    reclaimSettings(config.reclaim())),
                meters)
            : Chores.copying(blob.copies());
    for (Service service : Service.values()) {
      LOG.infof(
          "%s listens on %s:%d",
          service.lowerCase(), config.host(), started.servers().port(service));
    }
  }

  private BlobSettings settings() {
    return new BlobSettings(
        config.blob().versioning(),
        config.blob().containerRetentionDays(),
        config.reclaim().longestRead());
  }

  private static ReclaimSettings reclaimSettings(MalachiteConfig.Reclaim reclaim) {
    return new ReclaimSettings(
        reclaim.budget(),
        reclaim.longestRead(),
        reclaim.orphanGrace(),
        reclaim.orphanInterval(),
        reclaim.leaseRetention());
  }

  /** What is to be done now and then; nothing before the start. */
  Optional<Chores> chores() {
    return Optional.ofNullable(chores);
  }

  Store store() {
    if (storage == null) {
      throw new Unavailable("the store is not open yet");
    }
    return storage.store();
  }

  void stop(@Observes ShutdownEvent event) {
    chores = null;
    if (running != null) {
      running.close();
    }
    if (storage != null) {
      storage.close();
    }
  }
}
