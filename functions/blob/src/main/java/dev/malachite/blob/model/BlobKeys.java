package dev.malachite.blob.model;

import dev.malachite.store.Key;
import java.util.List;
import java.util.stream.IntStream;

/** Where the items of the Blob service live. */
public final class BlobKeys {
  private static final String CONTAINER = "c/";

  private BlobKeys() {}

  /** Everything directly under an account. */
  public static String account(String account) {
    return "blob/" + account;
  }

  public static Key container(String account, String name) {
    return new Key(account(account), CONTAINER + name);
  }

  /** The sort keys of containers whose names have a prefix. */
  public static String containers(String prefix) {
    return CONTAINER + prefix;
  }

  public static String containerName(Key key) {
    return key.sort().substring(CONTAINER.length());
  }

  public static Key blob(String generation, int buckets, String name) {
    return new Key(partition(generation, Math.floorMod(name.hashCode(), buckets)), name);
  }

  /** The partitions that together hold the blobs of a container. */
  public static List<String> partitions(String generation, int buckets) {
    return IntStream.range(0, buckets).mapToObj(bucket -> partition(generation, bucket)).toList();
  }

  private static String partition(String generation, int bucket) {
    return generation + "/" + bucket;
  }
}
