package dev.malachite.blob.model;

import dev.malachite.store.Key;
import java.util.List;
import java.util.stream.IntStream;

/** Where the items of the Blob service live. */
public final class BlobKeys {
  private static final String CONTAINER = "c/";
  private static final String DELETED = "\u0000";

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
    String name = containerSort(key);
    int end = name.indexOf(DELETED);
    return end < 0 ? name : name.substring(0, end);
  }

  /** What orders containers in a list: the name, and for a deleted one its version. */
  public static String containerSort(Key key) {
    return key.sort().substring(CONTAINER.length());
  }

  /** A deleted container that can be restored, right after the one that has its name now. */
  public static Key deletedContainer(String account, String name, String version) {
    return new Key(account(account), CONTAINER + name + DELETED + version);
  }

  /** Where the content that was written under a container's former name belongs now. */
  public static Key renamedContainer(String account, String formerName, String generation) {
    return new Key(account(account), "r/" + formerName + "/" + generation);
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
