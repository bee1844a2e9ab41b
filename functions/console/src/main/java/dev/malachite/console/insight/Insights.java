package dev.malachite.console.insight;

import dev.malachite.account.Foundation;
import dev.malachite.file.model.FileSettings;
import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Service;
import dev.malachite.queue.model.QueueStore;
import java.util.Map;

/** What the console can tell of the resources of each service. */
public final class Insights {
  private Insights() {}

  public static Map<Service, Insight> on(Foundation foundation) {
    return Map.of(
        Service.BLOB,
        new BlobInsight(foundation.transactions()),
        Service.QUEUE,
        new QueueInsight(
            QueueStore.of(
                foundation.store(),
                foundation.transactions(),
                foundation.ids(),
                foundation.buckets())),
        Service.FILE,
        new FileInsight(
            FileStore.of(
                foundation.store(),
                foundation.transactions(),
                foundation.content(),
                foundation.ids(),
                FileSettings.standard(foundation.buckets()))));
  }
}
