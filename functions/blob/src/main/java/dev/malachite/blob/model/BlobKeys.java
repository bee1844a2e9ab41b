package dev.malachite.blob.model;

import dev.malachite.domain.Ids;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Where the items of the Blob service live. */
public final class BlobKeys {
  private static final String CONTAINER = "c/";
  private static final String DELETED = "\u0000";
  private static final String RENAMED = "r/";
  // Not a hexadecimal digit: objects.
  private static final String GENERATION_MARK = "o";
  private static final Pattern BLOBS = Pattern.compile("[0-9a-f]+" + GENERATION_MARK + "/\\d+");

  private BlobKeys() {}

  /** Everything directly under an account. */
  public static String account(String account) {
    return "blob/" + account;
  }

  /** The mark tells reclaim, which meets bare keys, that they are a container's. */
  public static String freshGeneration(Ids ids) {
    return Long.toHexString(ids.unique()) + GENERATION_MARK;
  }

  /** Whether an id that reclaim met is that of a container's generation. */
  public static boolean isGeneration(String id) {
    return id.endsWith(GENERATION_MARK);
  }

  /** Whether an item that reclaim met is a container, deleted or not. */
  public static boolean isContainer(Key key) {
    return key.partition().startsWith(account("")) && key.sort().startsWith(CONTAINER);
  }

  /** Whether a partition that reclaim met holds blobs. */
  public static boolean isBlobs(String partition) {
    return BLOBS.matcher(partition).matches();
  }

  /** The generation that a partition of blobs belongs to. */
  public static String generation(String partition) {
    return partition.substring(0, partition.indexOf('/'));
  }

  /** Deleted containers of a name that can be restored. */
  public static Range deletedContainers(String name) {
    return Range.prefix(CONTAINER + name + DELETED);
  }

  public static boolean isRestorable(Key container) {
    return container.sort().contains(DELETED);
  }

  /** Where the contents of containers went that had a name. */
  public static Range renamedContainers(String formerName) {
    return Range.prefix(RENAMED + formerName + "/");
  }

  public static Range renamedContainers() {
    return Range.prefix(RENAMED);
  }

  /** Whose blobs a container's new name leads to. */
  public static String renamedGeneration(Key renamed) {
    return renamed.sort().substring(renamed.sort().lastIndexOf('/') + 1);
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
    return new Key(account(account), RENAMED + formerName + "/" + generation);
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
