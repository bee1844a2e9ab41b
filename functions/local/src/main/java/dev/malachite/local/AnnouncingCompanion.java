package dev.malachite.local;

import dev.malachite.application.Companion;
import dev.malachite.http.Servers;
import dev.malachite.protocol.Service;
import jakarta.inject.Singleton;
import java.util.Locale;

/** Says in the words of Azurite that a service listens: scripts and containers wait for them. */
@Singleton
class AnnouncingCompanion implements Companion {
  private final LaptopConfig laptop;

  AnnouncingCompanion(LaptopConfig laptop) {
    this.laptop = laptop;
  }

  @Override
  public void listening(Opened opened, Servers servers) {
    if (laptop.announce().filter("azurite"::equals).isPresent()) {
      for (Service service : Service.values()) {
        if (opened.malachite().served().contains(service)) {
          System.out.println(
              "Azurite %s service is successfully listening at %s"
                  .formatted(title(service), servers.address(service)));
        }
      }
    }
  }

  private static String title(Service service) {
    return service.name().charAt(0) + service.name().substring(1).toLowerCase(Locale.ROOT);
  }
}
