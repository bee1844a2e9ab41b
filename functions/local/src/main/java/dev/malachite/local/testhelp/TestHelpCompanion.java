package dev.malachite.local.testhelp;

import dev.malachite.application.Companion;
import dev.malachite.domain.Clock;
import dev.malachite.file.FileService;
import dev.malachite.http.Answer;
import dev.malachite.http.Incoming;
import dev.malachite.http.Servers;
import dev.malachite.local.EmbeddedHome;
import dev.malachite.local.LaptopConfig;
import dev.malachite.local.ManagementPort;
import dev.malachite.protocol.StorageService;
import jakarta.inject.Singleton;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The test help, where it was asked for; else everything stays as it is. */
@Singleton
class TestHelpCompanion implements Companion {
  private final boolean on;
  private final EmbeddedHome home;
  private final ManagementPort port;
  private final Stillness stillness = new Stillness();
  private final InjectedFaults faults = new InjectedFaults();
  private @Nullable MovableClock clock;

  TestHelpCompanion(LaptopConfig laptop, EmbeddedHome home, ManagementPort port) {
    this.on = laptop.testHelp();
    this.home = home;
    this.port = port;
  }

  @Override
  public Clock clock(Clock known) {
    if (!on) {
      return known;
    }
    MovableClock movable = new MovableClock(known);
    clock = movable;
    return movable;
  }

  @Override
  public StorageService service(StorageService service) {
    return on ? faults.around(service) : service;
  }

  @Override
  public Answer watch(Incoming incoming, Function<Incoming, Answer> next) {
    return on ? stillness.during(() -> next.apply(incoming)) : next.apply(incoming);
  }

  /** For delays that tests wish, and until the world goes on. */
  @Override
  public boolean letsWait() {
    return on;
  }

  @Override
  public void listening(Opened opened, Servers servers) {
    if (clock != null) {
      OpenedHandles handles =
          new OpenedHandles(
              FileService.on(opened.foundation()).handles(),
              opened.foundation().accounts().all().iterator().next().name());
      TestHelpRoutes routes =
          new TestHelpRoutes(home::snapshots, stillness, clock, faults, handles);
      port.mount(routes::mount);
    }
  }
}
