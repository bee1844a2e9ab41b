package dev.malachite.local;

import dev.malachite.reclaim.RunReport;
import io.quarkus.vertx.http.ManagementInterface;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/** The last runs of reclaim, on the management port. */
@ApplicationScoped
class ReclaimPage {
  private final LocalApplication application;

  ReclaimPage(LocalApplication application) {
    this.application = application;
  }

  void register(@Observes ManagementInterface management) {
    management.router().get("/reclaim").handler(this::show);
  }

  private void show(RoutingContext context) {
    JsonArray runs = new JsonArray();
    application.chores().ifPresent(chores -> chores.runs().forEach(run -> runs.add(json(run))));
    context
        .response()
        .putHeader("Content-Type", "application/json")
        .end(new JsonObject().put("runs", runs).encode());
  }

  private static JsonObject json(RunReport run) {
    JsonObject kinds = new JsonObject();
    run.kinds().forEach((kind, report) -> kinds.put(kind, json(report)));
    JsonObject json =
        new JsonObject()
            .put("startedAt", run.startedAt().toString())
            .put("milliseconds", run.length().toMillis())
            .put("complete", run.complete())
            .put("kinds", kinds);
    run.failure().ifPresent(failure -> json.put("failure", failure));
    return json;
  }

  private static JsonObject json(RunReport.KindReport report) {
    return new JsonObject()
        .put("found", report.found())
        .put("reclaimed", report.reclaimed())
        .put("postponed", report.postponed())
        .put("failed", report.failed())
        .put("bytes", report.bytes())
        .put("oldestDueSeconds", report.oldestDue().toSeconds());
  }
}
