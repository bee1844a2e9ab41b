package dev.malachite.application;

import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready is who can read the store. */
@Readiness
@ApplicationScoped
class StoreReadiness implements HealthCheck {
  private static final Key PROBE = new Key("health", "probe");

  private final Application application;

  StoreReadiness(Application application) {
    this.application = application;
  }

  @Override
  public HealthCheckResponse call() {
    return HealthCheckResponse.named("store").status(isReadable()).build();
  }

  private boolean isReadable() {
    try {
      application.foundation().store().read(List.of(PROBE));
      return true;
    } catch (Unavailable unavailable) {
      return false;
    }
  }
}
