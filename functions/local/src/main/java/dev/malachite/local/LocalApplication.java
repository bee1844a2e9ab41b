package dev.malachite.local;

import dev.malachite.account.StoredCorsRules;
import dev.malachite.blob.BlobService;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Containers;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.Malachite;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.store.Transactions;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
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
    Storage opened = Storage.open(config, clock);
    storage = opened;
    Malachite started =
        Malachite.start(
            config,
            new Malachite.Surroundings(vertx, meters, clock, ids),
            services(opened, clock, ids),
            new StoredCorsRules(new Transactions(opened.store(), clock, ids)));
    running = started;
    for (Service service : Service.values()) {
      LOG.infof("%s listens on %s:%d", service.lowerCase(), config.host(), started.servers().port(service));
    }
  }

  private List<StorageService> services(Storage opened, Clock clock, Ids ids) {
    Transactions transactions = new Transactions(opened.store(), clock, ids);
    BlobStore blobs =
        new BlobStore(
            opened.store(), transactions, opened.content(), ids, new Containers(), config.buckets());
    return List.of(new BlobService(blobs));
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
