package dev.malachite.account;

import dev.malachite.domain.Ids;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import java.time.Duration;

/**
 * What an application gives each of its services to stand on.
 *
 * @param buckets over how many partitions new containers, queues, tables and shares spread their
 *     children
 * @param longestRead how long bytes that were replaced stay for those who still read them
 */
public record Foundation(
    Store store,
    Transactions transactions,
    Content content,
    Ids ids,
    Accounts accounts,
    Sources sources,
    int buckets,
    Duration longestRead) {}
