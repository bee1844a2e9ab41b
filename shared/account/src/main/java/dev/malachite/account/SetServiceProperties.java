package dev.malachite.account;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.xml.ServiceProperties;
import dev.malachite.protocol.xml.ServicePropertiesUpdate;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Transactions;

/** Set Service Properties, of any service: what the document does not name stays as it is. */
public final class SetServiceProperties implements Operation {
  private final Transactions transactions;

  public SetServiceProperties(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Reply handle(Call call) {
    Service service = call.service();
    Key key = StoredProperties.key(service, call.account());
    ServicePropertiesUpdate update = ServicePropertiesUpdate.read(call.body().stream(), service);
    return transactions.run(
        Plan.of(key),
        view -> {
          ServiceProperties changed =
              update.applyTo(StoredProperties.find(service, call.account(), view));
          return Decision.of(Reply.status(202).build())
              .put(key, StoredProperties.encode(changed, service));
        });
  }
}
