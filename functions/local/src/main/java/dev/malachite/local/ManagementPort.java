package dev.malachite.local;

import io.quarkus.vertx.http.ManagementInterface;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What others put on the management port, beside health and metrics. */
@Singleton
public class ManagementPort {
  private final List<Consumer<Router>> waiting = new ArrayList<>();
  private @Nullable Router router;

  synchronized void open(@Observes ManagementInterface management) {
    Router opened = management.router();
    router = opened;
    waiting.forEach(routes -> routes.accept(opened));
    waiting.clear();
  }

  /** Now, or as soon as there is such a port. */
  public synchronized void mount(Consumer<Router> routes) {
    if (router == null) {
      waiting.add(routes);
    } else {
      routes.accept(router);
    }
  }
}
