package dev.malachite.blob;

import dev.malachite.account.Foundation;
import dev.malachite.account.PolicyCodec;
import dev.malachite.account.ServiceOperations;
import dev.malachite.blob.account.AccountOperations;
import dev.malachite.blob.append.AppendOperations;
import dev.malachite.blob.batch.BatchOperations;
import dev.malachite.blob.block.BlockOperations;
import dev.malachite.blob.container.ContainerOperations;
import dev.malachite.blob.copy.CopyOperations;
import dev.malachite.blob.copy.CopyRunner;
import dev.malachite.blob.history.HistoryOperations;
import dev.malachite.blob.lease.LeaseOperations;
import dev.malachite.blob.list.ListOperations;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.Containers;
import dev.malachite.blob.object.ObjectOperations;
import dev.malachite.blob.page.PageOperations;
import dev.malachite.blob.property.PropertyOperations;
import dev.malachite.blob.query.QueryOperations;
import dev.malachite.blob.tag.TagOperations;
import dev.malachite.blob.website.WebsiteOperations;
import dev.malachite.domain.ContainerName;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.AccessPolicies;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/** The Blob service: its operations by their ids in the manifest. */
public final class BlobService implements StorageService {
  private final BlobStore blobs;
  private final Accounts accounts;
  private final Sources sources;
  private final CopyRunner copies;

  public BlobService(BlobStore blobs, Accounts accounts, Sources sources) {
    this(blobs, accounts, sources, Thread::startVirtualThread);
  }

  /**
   * With another place for what goes on after an answer.
   *
   * @param background runs copies that are not done when they are answered
   */
  public BlobService(BlobStore blobs, Accounts accounts, Sources sources, Executor background) {
    this.blobs = blobs;
    this.accounts = accounts;
    this.sources = sources;
    this.copies = new CopyRunner(blobs, sources, background);
  }

  public static BlobService on(Foundation foundation, BlobSettings settings) {
    BlobStore blobs =
        new BlobStore(
            foundation.store(),
            foundation.transactions(),
            foundation.content(),
            foundation.ids(),
            new Containers(),
            foundation.buckets(),
            settings.withLongestRead(foundation.longestRead()));
    return new BlobService(blobs, foundation.accounts(), foundation.sources());
  }

  @Override
  public Service service() {
    return Service.BLOB;
  }

  @Override
  public Map<String, Operation> operations() {
    Map<String, Operation> operations =
        new HashMap<>(ServiceOperations.of(Service.BLOB, blobs.transactions(), accounts));
    operations.putAll(AccountOperations.of());
    operations.putAll(AppendOperations.of(blobs, sources));
    operations.putAll(BatchOperations.of(blobs));
    operations.putAll(BlockOperations.of(blobs));
    operations.putAll(HistoryOperations.of(blobs));
    operations.putAll(PropertyOperations.of(blobs));
    operations.putAll(TagOperations.of(blobs));
    operations.putAll(ContainerOperations.of(blobs));
    operations.putAll(CopyOperations.of(blobs, sources, copies));
    operations.putAll(LeaseOperations.of(blobs));
    operations.putAll(ListOperations.of(blobs));
    operations.putAll(ObjectOperations.of(blobs));
    operations.putAll(PageOperations.of(blobs, sources));
    operations.putAll(QueryOperations.of(blobs));
    operations.putAll(WebsiteOperations.of(blobs));
    StructuredBodies.addTo(operations);
    return operations;
  }

  /** Goes on with the copies in the background that nobody works on any more. */
  @Override
  public void tend() {
    copies.continueAbandoned();
  }

  @Override
  public AccessPolicies accessPolicies() {
    return (call, container, identifier) ->
        find(call.account(), container)
            .flatMap(found -> PolicyCodec.find(found.policies(), identifier));
  }

  @Override
  public PublicAccess publicAccess() {
    return (account, container) ->
        find(account, container).map(Container::publicLevel).orElse(PublicAccess.Level.NONE);
  }

  private Optional<Container> find(String account, String container) {
    Key key = BlobKeys.container(account, new ContainerName(container).value());
    return blobs.containers().find(key, blobs.transactions().read(Plan.of(key)));
  }
}
