package dev.malachite.file.model;

import dev.malachite.domain.Ids;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Where the items of the File service live. */
public final class FileKeys {
  /** The id of every root directory. */
  public static final String ROOT = "0";

  private static final String SHARE = "s/";
  private static final String DELETED = "d/";
  // Sorts before every character of a name, so that snapshots follow their share.
  private static final String SNAPSHOT = " ";
  // Sorts before every character of a name and is in none.
  private static final String UNTIL = "\u0001";
  private static final String HISTORY = "/h";
  private static final int STRIPES = 8;
  private static final String GENERATION_MARK = "s";
  private static final Pattern NODES = Pattern.compile("[0-9a-f]+" + GENERATION_MARK + "/\\d+");
  private static final String HANDLES = "/handles";

  private FileKeys() {}

  /** Everything directly under an account. */
  public static String account(String account) {
    return "file/" + account;
  }

  /** The mark tells reclaim, which meets bare keys, that they are a share's. */
  public static String freshGeneration(Ids ids) {
    return Long.toHexString(ids.unique()) + GENERATION_MARK;
  }

  /** Whether an id that reclaim met is that of a share's generation. */
  public static boolean isGeneration(String id) {
    return id.endsWith(GENERATION_MARK);
  }

  /** Whether an item that reclaim met is a share or a snapshot of one. */
  public static boolean isShare(Key key) {
    return key.partition().startsWith(account("")) && key.sort().startsWith(SHARE);
  }

  /** Whether a partition that reclaim met holds files and directories. */
  public static boolean isNodes(String partition) {
    return NODES.matcher(partition).matches();
  }

  /** Whether a partition that reclaim met holds states that only snapshots see. */
  public static boolean isHistory(String partition) {
    return partition.endsWith(HISTORY)
        && isNodes(partition.substring(0, partition.length() - HISTORY.length()));
  }

  /** Whether an item that reclaim met is a handle as lists show it. */
  public static boolean isHandle(Key key) {
    return key.partition().endsWith(GENERATION_MARK + HANDLES);
  }

  /** The list entry of a handle on what is in a partition of files. */
  public static Key handle(String nodes, String id) {
    return new Key(nodes.substring(0, nodes.indexOf('/')) + HANDLES, id);
  }

  /** The partitions of files of a generation. */
  public static List<String> nodes(String generation, int buckets) {
    return IntStream.range(0, buckets).mapToObj(bucket -> generation + "/" + bucket).toList();
  }

  /** The partitions of a generation whose items refer to nothing. */
  public static List<String> plain(String generation) {
    return List.of(generation + "/permissions", generation + HANDLES, generation + "/usage");
  }

  public static Key share(String account, String name) {
    return new Key(account(account), SHARE + name);
  }

  public static Key snapshot(Key share, String timestamp) {
    return new Key(share.partition(), share.sort() + SNAPSHOT + timestamp);
  }

  public static Range snapshots(Key share) {
    return Range.prefix(share.sort() + SNAPSHOT);
  }

  public static Key deleted(String account, String name, String version) {
    return new Key(account(account), DELETED + name + SNAPSHOT + version);
  }

  /** Where a deleted share was. */
  public static Key shareOf(Key deleted) {
    return new Key(deleted.partition(), SHARE + shareName(deleted));
  }

  /** Shares and their snapshots whose names begin so. */
  public static Range shares(String prefix) {
    return Range.prefix(SHARE + prefix);
  }

  /** Deleted shares whose names begin so. */
  public static Range deletedShares(String prefix) {
    return Range.prefix(DELETED + prefix);
  }

  /** The name of a share, and of a snapshot or a deleted share what tells it from others. */
  public static String listed(Key key) {
    return key.sort().substring(SHARE.length());
  }

  public static String shareName(Key key) {
    String listed = listed(key);
    int end = listed.indexOf(SNAPSHOT);
    return end < 0 ? listed : listed.substring(0, end);
  }

  /** The timestamp of a snapshot or the version of a deleted share. */
  public static Optional<String> qualifier(Key key) {
    String listed = listed(key);
    int end = listed.indexOf(SNAPSHOT);
    return end < 0 ? Optional.empty() : Optional.of(listed.substring(end + SNAPSHOT.length()));
  }

  public static Key root(Share share) {
    return new Key(partition(share, ROOT), "root");
  }

  /** The entry of a directory under a name. */
  public static Key entry(Share share, String directory, String name) {
    return new Key(partition(share, directory), entries(directory, name));
  }

  /** How the sort keys of a directory's entries begin whose names begin so. */
  public static String entries(String directory, String namePrefix) {
    return directory + "/" + Folding.fold(namePrefix);
  }

  /** The folded name of an entry. */
  public static String entryName(String sort) {
    int until = sort.indexOf(UNTIL);
    return sort.substring(sort.indexOf('/') + 1, until < 0 ? sort.length() : until);
  }

  /** Whether a key is that of an entry, or of a file that several entries have in common. */
  public static boolean isEntry(Key key) {
    String bucket = key.partition().substring(key.partition().indexOf('/') + 1);
    return bucket.chars().allMatch(Character::isDigit);
  }

  /** How the sort keys of all kept states under a folded name begin. */
  public static String afterHistory(String directory, String folded) {
    return directory + "/" + folded + UNTIL;
  }

  /** What several hard links have in common. */
  public static Key linked(Share share, String id) {
    return new Key(partition(share, id), "linked/" + id);
  }

  public static String partition(Share share, String directory) {
    return share.generation() + "/" + Math.floorMod(directory.hashCode(), share.buckets());
  }

  public static String historyPartition(String partition) {
    return partition + HISTORY;
  }

  /** A state that the snapshot of this number was the last to see. */
  public static Key history(Key key, long until) {
    return new Key(historyPartition(key.partition()), historySort(key, until));
  }

  /** States that the snapshot of this number may see. */
  public static Range history(Key key, long first, long last) {
    return Range.between(historySort(key, first), historySort(key, last + 1));
  }

  private static String historySort(Key key, long until) {
    return key.sort() + UNTIL + HexFormat.of().toHexDigits(until);
  }

  /** The number of the last snapshot that saw the state. */
  public static long until(Key history) {
    int start = history.sort().indexOf(UNTIL) + UNTIL.length();
    return HexFormat.fromHexDigitsToLong(history.sort(), start, history.sort().length());
  }

  public static Key permission(Share share, String key) {
    return new Key(share.generation() + "/permissions", key);
  }

  public static Key handle(Share share, String id) {
    return new Key(handles(share), id);
  }

  public static String handles(Share share) {
    return share.generation() + HANDLES;
  }

  /** One of the counters that together tell how full a share is. */
  public static Key usage(Share share, Key file) {
    return usage(share, Math.floorMod(file.hashCode(), STRIPES));
  }

  public static List<Key> usage(Share share) {
    return IntStream.range(0, STRIPES).mapToObj(stripe -> usage(share, stripe)).toList();
  }

  private static Key usage(Share share, int stripe) {
    return new Key(share.generation() + "/usage", Integer.toString(stripe));
  }

  /** The note in a map that says which item has it. */
  public static Key mapOwner(SparseMap map) {
    return new Key(map.partition(), "owner");
  }
}
