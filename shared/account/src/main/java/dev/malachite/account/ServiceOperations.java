package dev.malachite.account;

import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.store.Transactions;
import java.util.HashMap;
import java.util.Map;

/** The operations that every service has, by their ids in the manifest. */
public final class ServiceOperations {
  private ServiceOperations() {}

  public static Map<String, Operation> of(
      Service service, Transactions transactions, Accounts accounts) {
    String name = service.name().charAt(0) + service.lowerCase().substring(1);
    Map<String, Operation> operations = new HashMap<>();
    operations.put("Get" + name + "ServiceProperties", new GetServiceProperties(transactions));
    operations.put("Set" + name + "ServiceProperties", new SetServiceProperties(transactions));
    if (service != Service.FILE) {
      operations.put("Get" + name + "ServiceStats", new GetServiceStats());
    }
    if (service != Service.TABLE) {
      operations.put("GetUserDelegationKey", new GetUserDelegationKey(accounts));
    }
    return operations;
  }
}
