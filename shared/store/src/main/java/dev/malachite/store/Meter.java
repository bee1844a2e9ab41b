package dev.malachite.store;

/**
 * What was asked of a store, and what DynamoDB bills for it.
 *
 * @param reads batched reads, each one round trip
 * @param keysRead keys in them, found or not
 * @param scans queries of one partition
 * @param itemsScanned items in their pages
 * @param commits of any size
 * @param transactions commits of more than one change, or of checks alone
 * @param changes conditional writes, deletes and checks in all commits
 * @param dueQueries of the index of due items
 * @param readUnits 4 KB each, strongly consistent
 * @param writeUnits 1 KB each, doubled in transactions
 */
public record Meter(
    long reads,
    long keysRead,
    long scans,
    long itemsScanned,
    long commits,
    long transactions,
    long changes,
    long dueQueries,
    long readUnits,
    long writeUnits) {

  /** What came after the earlier snapshot. */
  public Meter minus(Meter earlier) {
    return new Meter(
        reads - earlier.reads,
        keysRead - earlier.keysRead,
        scans - earlier.scans,
        itemsScanned - earlier.itemsScanned,
        commits - earlier.commits,
        transactions - earlier.transactions,
        changes - earlier.changes,
        dueQueries - earlier.dueQueries,
        readUnits - earlier.readUnits,
        writeUnits - earlier.writeUnits);
  }
}
