package dev.malachite.application.queue;

import dev.malachite.application.Offer;
import dev.malachite.queue.QueueService;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** The Queue service in a process of its own. */
class QueueApplication {
  @Produces
  @Singleton
  Offer queue() {
    return (foundation, config) -> QueueService.on(foundation);
  }
}
