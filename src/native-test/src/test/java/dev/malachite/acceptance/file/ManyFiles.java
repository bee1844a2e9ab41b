package dev.malachite.acceptance.file;

import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import dev.malachite.domain.Clock;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import dev.malachite.store.dynamodb.DynamoDb;
import dev.malachite.store.dynamodb.DynamoDbConfig;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Puts copies of an empty file into the table of an application: DynamoDB Local takes minutes to
 * create as many one by one.
 */
final class ManyFiles {
  private ManyFiles() {}

  /** Of the file f0 in the directory a. */
  static void multiply(Application application, String share, int count) {
    DynamoDbConfig config =
        OwnServer.withCredentials(
                DynamoDbConfig.of(application.setting("malachite.dynamodb.table"), "us-east-1"))
            .withEndpoint(URI.create(application.setting("malachite.dynamodb.endpoint")));
    try (DynamoDb opened = DynamoDb.open(config, Clock.system())) {
      multiply(opened.store(), share, count);
    }
  }

  private static void multiply(Store store, String name, int count) {
    Share share = ShareCodec.decode(item(store, FileKeys.share(Accounts.NAME, name)));
    Node directory = node(store, FileKeys.entry(share, FileKeys.ROOT, "a"));
    Node file = node(store, FileKeys.entry(share, directory.id(), "f0"));
    List<Change> changes = new ArrayList<>();
    for (int i = 1; i < count; i++) {
      Node copy = file.moved("f" + i, directory.id());
      Key key = FileKeys.entry(share, directory.id(), copy.name());
      changes.add(Change.put(key, Item.ABSENT, i, NodeCodec.encode(copy), OptionalLong.empty()));
      if (changes.size() == Store.MAX_CHANGES || i == count - 1) {
        store.commit(List.copyOf(changes));
        changes.clear();
      }
    }
  }

  private static Node node(Store store, Key key) {
    return NodeCodec.decode(item(store, key));
  }

  private static Item item(Store store, Key key) {
    return store.read(List.of(key)).get(key);
  }
}
