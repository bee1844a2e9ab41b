package dev.malachite.application.table;

import dev.malachite.application.Offer;
import dev.malachite.table.TableService;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** The Table service in a process of its own. */
class TableApplication {
  @Produces
  @Singleton
  Offer table() {
    return (foundation, config) -> TableService.on(foundation);
  }
}
