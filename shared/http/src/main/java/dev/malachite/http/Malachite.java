package dev.malachite.http;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.copy.NoSources;
import dev.malachite.http.copy.OwnSources;
import dev.malachite.http.copy.RemoteSources;
import dev.malachite.http.copy.ServerSources;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.AccessPolicies;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.auth.Authenticator;
import dev.malachite.protocol.auth.Authorizer;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.cors.Cors;
import dev.malachite.protocol.cors.CorsRules;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.Router;
import io.micrometer.core.instrument.MeterRegistry;
import io.vertx.core.Vertx;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/** The services an application chose, put behind their ports. */
public final class Malachite implements AutoCloseable {
  private final ExecutorService threads;
  private final Servers servers;

  private Malachite(ExecutorService threads, Servers servers) {
    this.threads = threads;
    this.servers = servers;
  }

  /** What is shared by all requests of a process. */
  public record Surroundings(
      Vertx vertx,
      MeterRegistry meters,
      Clock clock,
      Ids ids,
      Accounts accounts,
      ServerSources sources) {}

  public static Malachite start(
      MalachiteConfig config,
      Surroundings around,
      List<StorageService> services,
      CorsRules corsRules) {
    Pipeline pipeline =
        new Pipeline(
            gate(config, around.accounts(), services, corsRules),
            new Router(Manifest.load()),
            new Operations(services, enabled(config)),
            around.clock(),
            around.ids());
    AccessLog log = new AccessLog(around.clock(), around.meters(), config.accessLog());
    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    Servers servers =
        Servers.open(
            around.vertx(),
            config,
            new FrontDoor(pipeline, log, threads),
            List.of(Service.values()));
    around.sources().open(OwnSources.of(pipeline, servers, config.host()), otherSources(config));
    return new Malachite(threads, servers);
  }

  private static Sources otherSources(MalachiteConfig config) {
    return config.copy().otherServers() ? RemoteSources.open() : new NoSources();
  }

  private static Pipeline.Gate gate(
      MalachiteConfig config,
      Accounts accounts,
      List<StorageService> services,
      CorsRules corsRules) {
    AccessPolicies policies =
        (call, container, identifier) ->
            find(services, call.service())
                .flatMap(s -> s.accessPolicies().find(call, container, identifier));
    PublicAccess publicAccess =
        (account, container) ->
            find(services, Service.BLOB)
                .map(blob -> blob.publicAccess().level(account, container))
                .orElse(PublicAccess.Level.NONE);
    return new Pipeline.Gate(
        accounts,
        new Authenticator(policies, BearerConfig.tokens(config.oauth())),
        new Authorizer(publicAccess, BearerConfig.challenge(config.oauth())),
        new Cors(corsRules));
  }

  /** The configured accounts; only a laptop has one by default. */
  public static Accounts accounts(MalachiteConfig config) {
    if (config.accounts().isPresent()) {
      return Accounts.parse(config.accounts().get());
    }
    if (config.store() == MalachiteConfig.StoreKind.DYNAMODB) {
      throw new IllegalStateException(
          "malachite.accounts is not set: outside a laptop there is no default account");
    }
    return Accounts.development();
  }

  private static Optional<StorageService> find(List<StorageService> services, Service wanted) {
    return services.stream().filter(each -> each.service() == wanted).findFirst();
  }

  private static Optional<Set<String>> enabled(MalachiteConfig config) {
    return config
        .operations()
        .map(text ->
            Arrays.stream(text.split(",", -1)).map(String::strip).collect(Collectors.toSet()));
  }

  public Servers servers() {
    return servers;
  }

  /** Stops listening, then lets the requests that are being answered end. */
  @Override
  public void close() {
    servers.close();
    threads.close();
  }
}
