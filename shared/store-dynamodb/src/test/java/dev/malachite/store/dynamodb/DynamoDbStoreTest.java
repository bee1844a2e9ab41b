package dev.malachite.store.dynamodb;

import dev.malachite.domain.Ids;
import dev.malachite.store.Store;
import dev.malachite.testing.store.StoreContract;

class DynamoDbStoreTest extends StoreContract {
  @Override
  protected Store create() {
    DynamoDbConfig config = Tables.fresh(DynamoDbStoreTest.class);
    return new DynamoDbStore(Clients.dynamoDb(config), config.table(), Ids.secure());
  }
}
