package dev.malachite.console;

import dev.malachite.console.insight.Insight;
import dev.malachite.domain.Clock;
import dev.malachite.http.Answer;
import dev.malachite.http.Incoming;
import dev.malachite.http.Malachite;
import dev.malachite.http.ReplyWriter;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.Account;
import dev.malachite.protocol.auth.AccountSignature;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.errors.ApiException;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * A page to look into the store. It asks the API as any client does, with a signature that expires
 * within minutes; the way through this port spares it cross-origin rules and leads to the same
 * gate.
 */
public final class Console {
  private static final Logger LOG = Logger.getLogger(Console.class);
  private static final String PATH = "/console/";
  private static final Duration VALID = Duration.ofMinutes(15);
  private static final int OK = 200;

  private final Parts parts;
  private final Assets assets = new Assets();

  /**
   * What the console shows.
   *
   * @param about what else the page is told of this server
   */
  public record Parts(
      Malachite malachite,
      Accounts accounts,
      Clock clock,
      LiveRequests live,
      Map<Service, Insight> insights,
      JsonObject about) {}

  private Console(Parts parts) {
    this.parts = parts;
  }

  public static void mount(Router router, Vertx vertx, Parts parts) {
    Console console = new Console(parts);
    parts.live().start(vertx, parts.clock());
    router.route("/").handler(Console::redirect);
    router.routeWithRegex("/console").handler(Console::redirect);
    router.route(PATH + "*").handler(Visitors::admit);
    for (String data : new String[] {"session", "requests", "api/*", "insight/*"}) {
      router.route(PATH + data).handler(Visitors::admitOwn);
    }
    router.get(PATH + "session").handler(console::session);
    router.get(PATH + "requests").handler(parts.live()::subscribe);
    router.route(PATH + "api/*").handler(console::api);
    router.get(PATH + "insight/*").handler(console::insight);
    router.get(PATH + "*").handler(console.assets::serve);
  }

  private static void redirect(RoutingContext context) {
    context.response().setStatusCode(302).putHeader("Location", PATH).end();
  }

  private void session(RoutingContext context) {
    Instant now = parts.clock().now();
    Instant expiry = now.plus(VALID);
    JsonArray accounts = new JsonArray();
    for (Account account : parts.accounts().all()) {
      accounts.add(
          new JsonObject()
              .put("name", account.name())
              .put("signature", AccountSignature.until(account, expiry))
              .put("expires", expiry.toString()));
    }
    send(context, OK, parts.about().copy().put("now", now.toString()).put("accounts", accounts));
  }

  private void api(RoutingContext context) {
    Requests.find(context, PATH + "api/")
        .ifPresentOrElse(
            incoming -> inBackground(context, () -> answer(context, incoming)),
            () -> send(context, 404, new JsonObject().put("error", "no such service")));
  }

  private void answer(RoutingContext context, Incoming incoming) throws IOException {
    Answer answer = parts.malachite().answer(incoming);
    HttpServerResponse response = context.response();
    // Somebody's blob must not become a page of this server, with this server's rights.
    response.putHeader("Content-Security-Policy", "sandbox");
    response.putHeader("X-Content-Type-Options", "nosniff");
    ReplyWriter.write(answer.reply(), response);
    parts.malachite().sent(incoming, answer);
  }

  private void insight(RoutingContext context) {
    Optional<Incoming> found = Requests.find(context, PATH + "insight/");
    Optional<Insight> insight =
        found.map(Incoming::service).map(service -> parts.insights().get(service));
    if (insight.isEmpty()) {
      send(context, 404, new JsonObject().put("error", "nothing more is known"));
    } else {
      inBackground(context, () -> look(context, found.get(), insight.get()));
    }
  }

  /** Who may not read the properties learns nothing more. */
  private void look(RoutingContext context, Incoming incoming, Insight insight) {
    int status = parts.malachite().answer(Requests.withMethod(incoming, "HEAD")).reply().status();
    if (status != OK) {
      send(context, status, new JsonObject());
      return;
    }
    try {
      Call call = parts.malachite().parse(incoming);
      send(context, OK, insight.look(call));
    } catch (ApiException gone) {
      send(context, gone.status(), new JsonObject());
    }
  }

  /** Work that may block and fail. */
  @FunctionalInterface
  private interface Work {
    void run() throws IOException;
  }

  private static void inBackground(RoutingContext context, Work work) {
    Thread.startVirtualThread(() -> {
      try {
        work.run();
      } catch (IOException | RuntimeException failure) {
        LOG.debugf("answer not sent: %s", failure.toString());
        context.request().connection().close();
      }
    });
  }

  private static void send(RoutingContext context, int status, JsonObject json) {
    context
        .response()
        .setStatusCode(status)
        .putHeader("Content-Type", "application/json")
        .putHeader("Cache-Control", "no-store")
        .end(json.encode());
  }
}
