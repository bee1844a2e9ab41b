package dev.malachite.account;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.cors.CorsRule;
import dev.malachite.protocol.cors.CorsRules;
import dev.malachite.store.Plan;
import dev.malachite.store.Transactions;
import java.util.List;

/** The CORS rules in the stored properties of a service. */
public final class StoredCorsRules implements CorsRules {
  private final Transactions transactions;

  public StoredCorsRules(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<CorsRule> of(Service service, String account) {
    return StoredProperties.find(
            service, account, transactions.read(Plan.of(StoredProperties.key(service, account))))
        .cors();
  }
}
