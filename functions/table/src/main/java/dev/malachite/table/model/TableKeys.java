package dev.malachite.table.model;

import dev.malachite.domain.TableName;
import dev.malachite.store.Key;
import java.util.List;
import java.util.stream.IntStream;

/** Where the items of the Table service live. */
public final class TableKeys {
  private static final String TABLE = "t/";
  private static final String MARK = "batches";

  private TableKeys() {}

  /** Everything directly under an account. */
  public static String account(String account) {
    return "table/" + account;
  }

  public static Key table(String account, TableName name) {
    return new Key(account(account), TABLE + name.key());
  }

  /** The sort keys of all tables begin with it. */
  public static String tables() {
    return TABLE;
  }

  public static Key entity(Table table, EntityKey key) {
    return new Key(partition(table, bucket(table, key.partitionKey())), key.sort());
  }

  /** One Azure partition is always in one bucket. */
  public static int bucket(Table table, String partitionKey) {
    return Math.floorMod(partitionKey.hashCode(), table.buckets());
  }

  public static List<Integer> buckets(Table table) {
    return IntStream.range(0, table.buckets()).boxed().toList();
  }

  public static String partition(Table table, int bucket) {
    return table.generation() + "/" + bucket;
  }

  /** Says until when batches may be under way in a bucket. */
  public static Key mark(Table table, int bucket) {
    return new Key(partition(table, bucket) + "/m", MARK);
  }
}
