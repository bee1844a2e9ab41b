package dev.malachite.table.model;

import dev.malachite.domain.Ids;
import dev.malachite.domain.TableName;
import dev.malachite.store.Key;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where the items of the Table service live. */
public final class TableKeys {
  private static final String TABLE = "t/";
  private static final String MARKS = "/m";
  private static final String MARK = "batches";
  private static final String GENERATION_MARK = "t";
  private static final Pattern ENTITIES = Pattern.compile("[0-9a-f]+" + GENERATION_MARK + "/\\d+");

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

  /** The mark tells reclaim, which meets bare keys, that they are a table's. */
  public static String freshGeneration(Ids ids) {
    return Long.toHexString(ids.unique()) + GENERATION_MARK;
  }

  /** Whether an id that reclaim met is that of a table's generation. */
  public static boolean isGeneration(String id) {
    return id.endsWith(GENERATION_MARK);
  }

  /** Whether an item that reclaim met is a table. */
  public static boolean isTable(Key key) {
    return key.partition().startsWith(account("")) && key.sort().startsWith(TABLE);
  }

  /** Whether a key that reclaim met is that of an entity. */
  public static boolean isEntity(Key key) {
    return ENTITIES.matcher(key.partition()).matches();
  }

  /** The partition of the entities and that of the mark, for each bucket of a generation. */
  public static List<String> partitions(String generation, int buckets) {
    return IntStream.range(0, buckets)
        .mapToObj(bucket -> generation + "/" + bucket)
        .flatMap(entities -> Stream.of(entities, entities + MARKS))
        .toList();
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
    return new Key(partition(table, bucket) + MARKS, MARK);
  }
}
