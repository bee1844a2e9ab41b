package dev.malachite.local.seed;

import dev.malachite.http.Malachite;
import dev.malachite.protocol.auth.Account;
import dev.malachite.protocol.auth.Accounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Fills the store from a directory: what is missing is created, what is there is left as it is, so
 * that it can be done at every start. The first account gets what lies in {@code blobs}, {@code
 * queues}, {@code tables} and {@code files}; each account what lies below {@code accounts} and its
 * name.
 */
public final class Seed {
  private final Malachite malachite;
  private final Accounts accounts;

  public Seed(Malachite malachite, Accounts accounts) {
    this.malachite = malachite;
    this.accounts = accounts;
  }

  public void fill(Path root) throws IOException {
    if (!Files.isDirectory(root)) {
      throw new IllegalArgumentException("There is no directory to seed from: " + root);
    }
    fill(accounts.all().iterator().next().name(), root);
    for (Path directory : Listing.directories(root.resolve("accounts"))) {
      Account account =
          accounts
              .find(Listing.name(directory))
              .orElseThrow(
                  () -> new IllegalArgumentException("There is no account for " + directory));
      fill(account.name(), directory);
    }
  }

  private void fill(String account, Path root) throws IOException {
    SeedClient client = new SeedClient(malachite, account);
    new BlobSeed(client).fill(root.resolve("blobs"));
    new QueueSeed(client).fill(root.resolve("queues"));
    new TableSeed(client).fill(root.resolve("tables"));
    new FileSeed(client).fill(root.resolve("files"));
  }
}
