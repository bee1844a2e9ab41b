package dev.malachite.local.testhelp;

import dev.malachite.console.Visitors;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.store.embedded.Snapshots;
import io.vertx.core.json.DecodeException;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The test help under {@code /test/} on the management port. */
final class TestHelpRoutes {
  private static final String PATH = "/test/";

  private final Supplier<Optional<Snapshots>> snapshots;
  private final Stillness stillness;
  private final MovableClock clock;
  private final InjectedFaults faults;
  private final OpenedHandles handles;

  TestHelpRoutes(
      Supplier<Optional<Snapshots>> snapshots,
      Stillness stillness,
      MovableClock clock,
      InjectedFaults faults,
      OpenedHandles handles) {
    this.snapshots = snapshots;
    this.stillness = stillness;
    this.clock = clock;
    this.faults = faults;
    this.handles = handles;
  }

  void mount(Router router) {
    router.route(PATH + "*").handler(Visitors::admit).handler(Visitors::admitOwn);
    router.post(PATH + "reset").handler(context -> change(context, Snapshots::reset));
    router.get(PATH + "snapshots").handler(this::list);
    router
        .put(PATH + "snapshots/:name")
        .handler(context -> change(context, kept -> kept.take(context.pathParam("name"))));
    router.post(PATH + "snapshots/:name/restore").handler(this::restore);
    router.get(PATH + "clock").handler(this::time);
    router.post(PATH + "clock").handler(this::move);
    router
        .delete(PATH + "clock")
        .handler(context -> {
          clock.reset();
          time(context);
        });
    router.get(PATH + "faults").handler(this::wished);
    router.post(PATH + "faults").handler(this::wish);
    router
        .delete(PATH + "faults")
        .handler(context -> {
          faults.clear();
          wished(context);
        });
    router.post(PATH + "handles").handler(this::open);
    router
        .delete(PATH + "handles")
        .handler(context ->
            aside(
                context,
                () -> {
                  handles.closeAll();
                  context.response().setStatusCode(204).end();
                }));
  }

  private void list(RoutingContext context) {
    JsonArray names = new JsonArray();
    snapshots.get().ifPresent(kept -> kept.names().forEach(names::add));
    send(context, 200, new JsonObject().put("snapshots", names));
  }

  private void restore(RoutingContext context) {
    change(
        context,
        kept -> {
          if (!kept.restore(context.pathParam("name"))) {
            throw new IllegalArgumentException("There is no such snapshot");
          }
        });
  }

  private void change(RoutingContext context, Consumer<Snapshots> work) {
    Optional<Snapshots> kept = snapshots.get();
    if (kept.isEmpty()) {
      refuse(context, 409, "Only the embedded store and the one in memory can do that");
      return;
    }
    aside(
        context,
        () -> {
          if (stillness.between(() -> work.accept(kept.get()))) {
            context.response().setStatusCode(204).end();
          } else {
            refuse(context, 409, "Requests were under way for too long");
          }
        });
  }

  private void open(RoutingContext context) {
    aside(
        context,
        () -> {
          String id = handles.open(body(context));
          send(context, 201, new JsonObject().put("id", id));
        });
  }

  /** The store makes its callers wait, and the event loop must not. */
  private static void aside(RoutingContext context, Runnable work) {
    Thread.startVirtualThread(() -> {
      try {
        work.run();
      } catch (ApiException refused) {
        refuse(context, refused.status(), refused.code().code());
      } catch (DecodeException | ClassCastException | IllegalArgumentException | Malformed wrong) {
        refuse(context, 400, String.valueOf(wrong.getMessage()));
      } catch (RuntimeException failure) {
        refuse(context, 500, String.valueOf(failure.getMessage()));
      }
    });
  }

  private void time(RoutingContext context) {
    send(
        context,
        200,
        new JsonObject()
            .put("now", clock.now().toString())
            .put("offset", clock.offset().toString()));
  }

  private void move(RoutingContext context) {
    try {
      clock.move(Duration.parse(String.valueOf(context.request().getParam("by"))));
      time(context);
    } catch (DateTimeParseException wrong) {
      refuse(context, 400, "by must be a duration such as PT90S");
    }
  }

  private void wished(RoutingContext context) {
    JsonArray all = new JsonArray();
    faults.all().forEach(fault -> all.add(fault.json()));
    send(context, 200, new JsonObject().put("faults", all));
  }

  private void wish(RoutingContext context) {
    try {
      faults.add(InjectedFault.parse(body(context)));
      wished(context);
    } catch (DecodeException | IllegalArgumentException wrong) {
      refuse(context, 400, String.valueOf(wrong.getMessage()));
    }
  }

  private static JsonObject body(RoutingContext context) {
    if (context.body().buffer() == null) {
      throw new IllegalArgumentException("a wish is a JSON object in the body");
    }
    return new JsonObject(context.body().buffer());
  }

  private static void refuse(RoutingContext context, int status, String reason) {
    send(context, status, new JsonObject().put("error", reason));
  }

  private static void send(RoutingContext context, int status, JsonObject json) {
    context
        .response()
        .setStatusCode(status)
        .putHeader("Content-Type", "application/json")
        .end(json.encode());
  }
}
