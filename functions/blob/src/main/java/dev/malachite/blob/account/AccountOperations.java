package dev.malachite.blob.account;

import static java.util.Map.entry;

import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on the account, by their ids in the manifest. */
public final class AccountOperations {
  private AccountOperations() {}

  public static Map<String, Operation> of() {
    return Map.ofEntries(
        entry("GetAccountInformation", new GetAccountInformation()),
        entry("GetAccountInformationOfContainer", new GetAccountInformationOfContainer()),
        entry("GetAccountInformationOfBlob", new GetAccountInformationOfBlob()));
  }
}
