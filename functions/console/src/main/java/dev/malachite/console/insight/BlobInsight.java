package dev.malachite.console.insight;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.Containers;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.store.Item;
import dev.malachite.store.Transactions;
import dev.malachite.store.View;
import io.vertx.core.json.JsonObject;

/** The lease of a blob or container. */
final class BlobInsight implements Insight {
  private final Transactions transactions;
  private final Containers containers = new Containers();

  BlobInsight(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public JsonObject look(Call call) {
    boolean blob = !call.object().isEmpty();
    View view = transactions.read(blob ? containers.blob(call) : containers.container(call));
    Container container = containers.require(call, view);
    Lease lease = blob ? ofBlob(call, container, view) : container.lease();
    return new JsonObject().put("lease", LeaseJson.of(lease, view.now()));
  }

  private Lease ofBlob(Call call, Container container, View view) {
    return view.item(containers.blobKey(call, container))
        .map(Item::value)
        .map(BlobCodec::decode)
        .map(Blob::lease)
        .orElse(Lease.NONE);
  }
}
