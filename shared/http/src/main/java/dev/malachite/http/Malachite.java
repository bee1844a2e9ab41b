package dev.malachite.http;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.http.copy.NoSources;
import dev.malachite.http.copy.OwnSources;
import dev.malachite.http.copy.RemoteSources;
import dev.malachite.http.copy.ServerSources;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
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
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.Router;
import io.micrometer.core.instrument.MeterRegistry;
import io.vertx.core.Vertx;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The services an application chose, ready to answer, whichever way requests come. */
public final class Malachite {
  private final MalachiteConfig config;
  private final Set<Service> served;
  private final Pipeline pipeline;
  private final AccessLog log;
  private final ServerSources sources;
  private final Watcher watcher;

  private Malachite(
      MalachiteConfig config, Surroundings around, Set<Service> served, Pipeline pipeline) {
    this.config = config;
    this.served = served;
    this.pipeline = pipeline;
    this.log = new AccessLog(around.clock(), around.meters(), config.accessLog());
    this.sources = around.sources();
    this.watcher = around.watcher();
  }

  /** What is shared by all requests of a process. */
  public record Surroundings(
      MeterRegistry meters,
      Clock clock,
      Ids ids,
      Accounts accounts,
      ServerSources sources,
      Watcher watcher) {}

  public static Malachite of(
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
            around.ids(),
            config.hostStyle());
    Set<Service> served = EnumSet.noneOf(Service.class);
    services.forEach(each -> served.add(each.service()));
    Malachite malachite = new Malachite(config, around, served, pipeline);
    malachite.openSources(Map.of());
    return malachite;
  }

  /**
   * Puts the services behind their ports.
   *
   * @param near whether the store is in this process and nobody who stands around requests lets
   *     them wait: then brief ones may be answered on the event loop
   */
  public Doors listen(Vertx vertx, boolean near) {
    Doors doors = Doors.open(vertx, config, served, this, near);
    openSources(doors.servers().ports());
    return doors;
  }

  /** Always an answer; nothing is thrown. */
  public Answer answer(Incoming incoming) {
    return watcher.watch(incoming, pipeline::answer);
  }

  /** The same request with what it says, so that nobody has to find out again. */
  Incoming look(Incoming incoming) {
    return pipeline.look(incoming);
  }

  /** What the owner of an account is answered by his own process. */
  public Reply answerInside(Incoming incoming, Optional<String> ownAccount) {
    return pipeline.answerInside(incoming, ownAccount);
  }

  /** The request as operations see it, before anybody asked who sent it. */
  public Call parse(Incoming incoming) {
    return pipeline.parse(incoming);
  }

  /** The answer to a request that cannot be taken for a reason of this process. */
  public Answer refuse(Incoming incoming, ApiException reason) {
    return pipeline.refuse(incoming, reason);
  }

  /** To be told once the answer is sent. */
  public void sent(Incoming incoming, Answer answer) {
    log.record(incoming, answer);
  }

  public Set<Service> served() {
    return served;
  }

  private void openSources(Map<Integer, Service> ports) {
    sources.open(OwnSources.of(pipeline, served, ports, config.host()), otherSources(config));
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

  private static Optional<StorageService> find(List<StorageService> services, Service wanted) {
    return services.stream().filter(each -> each.service() == wanted).findFirst();
  }

  private static Optional<Set<String>> enabled(MalachiteConfig config) {
    return config
        .operations()
        .map(text ->
            Arrays.stream(text.split(",", -1)).map(String::strip).collect(Collectors.toSet()));
  }
}
