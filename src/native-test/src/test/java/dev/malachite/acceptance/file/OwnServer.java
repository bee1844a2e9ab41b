package dev.malachite.acceptance.file;

import dev.malachite.acceptance.Application;
import dev.malachite.account.StoredCorsRules;
import dev.malachite.domain.Ids;
import dev.malachite.file.FileService;
import dev.malachite.file.handle.Handles;
import dev.malachite.file.model.FileSettings;
import dev.malachite.file.model.FileStore;
import dev.malachite.http.Doors;
import dev.malachite.http.Malachite;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.http.Watcher;
import dev.malachite.http.copy.ServerSources;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.dynamodb.DynamoDb;
import dev.malachite.store.dynamodb.DynamoDbConfig;
import dev.malachite.store.embedded.Durability;
import dev.malachite.store.embedded.Embedded;
import dev.malachite.testing.servers.DynamoDbLocal;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.smallrye.config.SmallRyeConfigBuilder;
import io.vertx.core.Vertx;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * The File service behind HTTP in the process of the tests, on the store that the run is about.
 * Clients of other protocols come through a second service on the same store, as another process
 * would have it.
 */
final class OwnServer implements AutoCloseable {
  private final ShiftedClock clock = new ShiftedClock();
  private final Vertx vertx = Vertx.vertx();
  private final Accounts accounts = Accounts.parse(dev.malachite.acceptance.Accounts.DEVELOPMENT);
  private final Storage storage;
  private final ServerSources sources = new ServerSources();
  private final FileService service;
  private final FileService other;
  private final Doors doors;

  private record Storage(Store store, Content content, Runnable release) {}

  OwnServer() {
    storage = Application.store().equals("dynamodb") ? dynamoDb() : embedded();
    service = service();
    other = service();
    doors =
        Malachite.of(
                config(),
                new Malachite.Surroundings(
                    new SimpleMeterRegistry(),
                    clock,
                    Ids.secure(),
                    accounts,
                    sources,
                    Watcher.NONE),
                List.of(service),
                new StoredCorsRules(transactions()))
            .listen(vertx, !Application.store().equals("dynamodb"));
  }

  private FileService service() {
    FileStore files =
        FileStore.of(
            storage.store(),
            transactions(),
            storage.content(),
            Ids.secure(),
            FileSettings.standard(1));
    return new FileService(files, accounts, sources);
  }

  private Transactions transactions() {
    return new Transactions(storage.store(), clock, Ids.secure());
  }

  private static MalachiteConfig config() {
    SmallRyeConfigBuilder builder =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .withMapping(MalachiteConfig.class)
            .withDefaultValue("malachite.access-log", "false")
            .withDefaultValue("malachite.copy.other-servers", "true");
    for (Service each : Service.values()) {
      builder.withDefaultValue("malachite.port." + each.lowerCase(), "0");
    }
    return builder.build().getConfigMapping(MalachiteConfig.class);
  }

  private Storage embedded() {
    try {
      Embedded opened =
          Embedded.open(Files.createTempDirectory("malachite-own"), Durability.OS, clock);
      return new Storage(opened.store(), opened.content(), opened::close);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private Storage dynamoDb() {
    DynamoDbConfig config =
        withCredentials(DynamoDbConfig.of("t-" + UUID.randomUUID(), "us-east-1"))
            .withEndpoint(DynamoDbLocal.shared().endpoint());
    DynamoDb.createTable(config);
    DynamoDb opened = DynamoDb.open(config, clock);
    return new Storage(opened.store(), opened.content(), opened::close);
  }

  /** DynamoDB Local accepts any. */
  static DynamoDbConfig withCredentials(DynamoDbConfig config) {
    return new DynamoDbConfig(
        config.table(),
        config.region(),
        config.bucket(),
        Optional.of(new DynamoDbConfig.StaticCredentials("local", "local")),
        config.endpoint(),
        config.bucketEndpoint(),
        config.connections());
  }

  int port() {
    return doors.servers().port(Service.FILE);
  }

  Handles handles() {
    return other.handles();
  }

  ShiftedClock clock() {
    return clock;
  }

  @Override
  public void close() {
    doors.close();
    vertx.close().toCompletionStage().toCompletableFuture().join();
    storage.release().run();
  }
}
