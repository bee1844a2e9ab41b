package dev.malachite.account;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.store.Plan;
import dev.malachite.store.Transactions;
import dev.malachite.store.View;

/** Get Service Properties, of any service. */
public final class GetServiceProperties implements Operation {
  private final Transactions transactions;

  public GetServiceProperties(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Reply handle(Call call) {
    Service service = call.service();
    View view = transactions.read(Plan.of(StoredProperties.key(service, call.account())));
    return Reply.status(200)
        .xml(StoredProperties.find(service, call.account(), view).write(service))
        .build();
  }
}
