package dev.malachite.file;

import dev.malachite.account.Foundation;
import dev.malachite.account.PolicyCodec;
import dev.malachite.account.ServiceOperations;
import dev.malachite.domain.ShareName;
import dev.malachite.file.copy.CopyRunner;
import dev.malachite.file.copy.SlashedSources;
import dev.malachite.file.handle.Handles;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileSettings;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.AccessPolicies;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/** The File service: its operations by their ids in the manifest. */
public final class FileService implements StorageService {
  private final FileStore files;
  private final Accounts accounts;
  private final Sources sources;
  private final CopyRunner copies;

  /**
   * Serves what a store holds.
   *
   * @param sources where copies read from
   */
  public FileService(FileStore files, Accounts accounts, Sources sources) {
    this(files, accounts, sources, Thread::startVirtualThread);
  }

  FileService(FileStore files, Accounts accounts, Sources sources, Executor background) {
    this.files = files;
    this.accounts = accounts;
    this.sources = new SlashedSources(sources);
    this.copies = new CopyRunner(files, this.sources, background);
  }

  public static FileService on(Foundation foundation) {
    FileStore files =
        FileStore.of(
            foundation.store(),
            foundation.transactions(),
            foundation.content(),
            foundation.ids(),
            FileSettings.standard(foundation.buckets(), foundation.longestRead()));
    return new FileService(files, foundation.accounts(), foundation.sources());
  }

  @Override
  public Service service() {
    return Service.FILE;
  }

  @Override
  public Map<String, Operation> operations() {
    Map<String, Operation> own = new HashMap<>();
    own.putAll(ShareOperations.of(files));
    own.putAll(TreeOperations.of(files));
    own.putAll(ContentOperations.of(files, sources, copies));
    Map<String, Operation> all =
        new HashMap<>(ServiceOperations.of(Service.FILE, files.transactions(), accounts));
    own.forEach((id, operation) -> all.put(id, new IntentChecked(operation)));
    return all;
  }

  /** What clients of other protocols come through. */
  public Handles handles() {
    return new Handles(files);
  }

  /** Goes on with copies that nobody works on any more. */
  @Override
  public void tend() {
    copies.continueAbandoned();
  }

  @Override
  public AccessPolicies accessPolicies() {
    return (call, share, identifier) -> {
      Key key = FileKeys.share(call.account(), new ShareName(share).value());
      return Shares.find(key, files.transactions().read(Plan.of(key)))
          .flatMap(found -> PolicyCodec.find(found.policies(), identifier));
    };
  }
}
