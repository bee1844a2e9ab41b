package dev.malachite.application;

import dev.malachite.account.Foundation;
import dev.malachite.domain.Clock;
import dev.malachite.http.Answer;
import dev.malachite.http.Incoming;
import dev.malachite.http.Malachite;
import dev.malachite.http.Servers;
import dev.malachite.http.Watcher;
import dev.malachite.protocol.StorageService;
import java.util.function.Function;

/**
 * Something that goes with the services of an application and may put itself around what they stand
 * on. An application has a bean for each; they are asked in the order of the methods here.
 */
public interface Companion extends Watcher {
  /** What there is once the store is open. */
  record Opened(Foundation foundation, Malachite malachite, Clock clock) {}

  default Clock clock(Clock clock) {
    return clock;
  }

  default Storage storage(Storage storage) {
    return storage;
  }

  default StorageService service(StorageService service) {
    return service;
  }

  @Override
  default Answer watch(Incoming incoming, Function<Incoming, Answer> next) {
    return next.apply(incoming);
  }

  /** Whether requests may have to wait for it: then none is answered on the event loop. */
  default boolean letsWait() {
    return false;
  }

  /** Before anybody else can ask. */
  default void opened(Opened opened) {}

  /** Once the services listen. */
  default void listening(Opened opened, Servers servers) {}
}
