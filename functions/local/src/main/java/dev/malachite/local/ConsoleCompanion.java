package dev.malachite.local;

import dev.malachite.application.Companion;
import dev.malachite.application.Storage;
import dev.malachite.console.Console;
import dev.malachite.console.LiveRequests;
import dev.malachite.console.insight.Insights;
import dev.malachite.http.Answer;
import dev.malachite.http.Incoming;
import dev.malachite.http.MalachiteConfig;
import dev.malachite.http.MalachiteConfig.StoreKind;
import dev.malachite.http.Servers;
import dev.malachite.protocol.Service;
import dev.malachite.store.MeasuredStore;
import io.vertx.core.Vertx;
import io.vertx.core.json.JsonObject;
import jakarta.inject.Singleton;
import java.util.Locale;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The console on the management port, unless it is switched off. */
@Singleton
class ConsoleCompanion implements Companion {
  private static final Logger LOG = Logger.getLogger(ConsoleCompanion.class);

  private final MalachiteConfig config;
  private final LaptopConfig laptop;
  private final ManagementPort port;
  private final Vertx vertx;
  private final String address;
  private @Nullable LiveRequests live;

  ConsoleCompanion(
      MalachiteConfig config,
      LaptopConfig laptop,
      ManagementPort port,
      Vertx vertx,
      @ConfigProperty(name = "quarkus.management.host") String host,
      @ConfigProperty(name = "quarkus.management.port") int number) {
    this.config = config;
    this.laptop = laptop;
    this.port = port;
    this.vertx = vertx;
    this.address = "http://" + host + ":" + number + "/console/";
  }

  @Override
  public Storage storage(Storage storage) {
    if (!laptop.console().orElse(config.store() != StoreKind.DYNAMODB)) {
      return storage;
    }
    MeasuredStore measured = new MeasuredStore(storage.store());
    live = new LiveRequests(measured);
    return new Storage(measured, storage.content(), storage.release());
  }

  @Override
  public Answer watch(Incoming incoming, Function<Incoming, Answer> next) {
    return live == null ? next.apply(incoming) : live.watch(incoming, next);
  }

  @Override
  public void listening(Opened opened, Servers servers) {
    if (live != null) {
      Console.Parts parts =
          new Console.Parts(
              opened.malachite(),
              opened.foundation().accounts(),
              opened.clock(),
              live,
              Insights.on(opened.foundation()),
              about(opened, servers));
      port.mount(router -> Console.mount(router, vertx, parts));
      LOG.infof("console at %s", address);
    }
  }

  private JsonObject about(Opened opened, Servers servers) {
    JsonObject addresses = new JsonObject();
    for (Service service : Service.values()) {
      if (opened.malachite().served().contains(service)) {
        addresses.put(service.lowerCase(), servers.address(service));
      }
    }
    return new JsonObject()
        .put("store", config.store().name().toLowerCase(Locale.ROOT))
        .put("testHelp", laptop.testHelp())
        .put("services", addresses);
  }
}
