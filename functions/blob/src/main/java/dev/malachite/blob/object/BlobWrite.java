package dev.malachite.blob.object;

import dev.malachite.blob.history.DeleteRetention;
import dev.malachite.blob.history.History;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBuilder;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.Heads;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.Staging;
import dev.malachite.blob.model.Tier;
import dev.malachite.blob.tag.TagIndex;
import dev.malachite.domain.IsoInstant;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A write to the blob of a call, inside a rule: finds what is there, checks what every write must
 * check, and turns the blob as it is to be into changes, with what follows from it for history,
 * tags and content.
 */
public final class BlobWrite {
  private final BlobStore blobs;
  private final Call call;
  private final View view;
  private final Container container;
  private final Key key;

  private BlobWrite(BlobStore blobs, Call call, View view) {
    this.blobs = blobs;
    this.call = call;
    this.view = view;
    this.container = blobs.containers().require(call, view);
    this.key = blobs.containers().blobKey(call, container);
  }

  /**
   * What must be read: the container, the blob, the account's retention, and the index items of its
   * tags.
   */
  public static Plan plan(BlobStore blobs, Call call) {
    requireBase(call);
    return anyPlan(blobs, call);
  }

  /** The same for operations that snapshots and versions can have as well. */
  public static Plan anyPlan(BlobStore blobs, Call call) {
    Plan blob = blobs.containers().blob(call);
    return known -> {
      List<Key> keys = new ArrayList<>(blob.keys(known));
      Key last = keys.getLast();
      if (keys.size() > 1) {
        raw(last, known).ifPresent(found -> keys.addAll(TagIndex.keys(last, found.tags())));
      }
      keys.add(DeleteRetention.key(call));
      return keys;
    };
  }

  /** Refuses what only the blob itself can be asked for. */
  public static void requireBase(Call call) {
    if (call.query().has("snapshot") || call.query().has("versionid")) {
      throw ErrorCode.INVALID_OPERATION.exception();
    }
  }

  // The item itself, even where it has expired: its index items are still there.
  private static Optional<Blob> raw(Key key, View view) {
    return view.item(key).map(item -> BlobCodec.decode(item.value()));
  }

  public static BlobWrite of(BlobStore blobs, Call call, View view) {
    return new BlobWrite(blobs, call, view);
  }

  public Instant now() {
    return view.now();
  }

  public Key key() {
    return key;
  }

  public Container container() {
    return container;
  }

  /** The blob, if it exists for most operations. */
  public Optional<Blob> current() {
    return BlobCodec.find(key, view);
  }

  /** The same, where staged blocks alone count as well. */
  public Optional<Blob> stored() {
    return BlobCodec.findAny(key, view);
  }

  public DeleteRetention retention() {
    return DeleteRetention.of(call, view);
  }

  /** For operations that replace the blob as a whole; returns the lease it has afterwards. */
  public Lease checkCreate(BlobConditions conditions) {
    Lease lease = checkLease(stored());
    Optional<Blob> current = current();
    conditions.create(current);
    current.ifPresent(this::checkOverwrite);
    return lease;
  }

  private void checkOverwrite(Blob old) {
    if (!call.principal().mayOverwrite()) {
      throw ErrorCode.UNAUTHORIZED_BLOB_OVERWRITE.exception();
    }
    Guards.requireNoPendingCopy(old);
    Guards.requireOnline(old, now());
    if (!blobs.settings().versioning()) {
      Guards.requireMutable(old, now());
    }
  }

  /** For operations that change the blob; returns it with the lease it has afterwards. */
  public Blob checkChange(BlobConditions conditions) {
    Optional<Blob> current = current();
    if (current.isEmpty()) {
      conditions.write(current);
      throw ErrorCode.BLOB_NOT_FOUND.exception();
    }
    Lease lease = checkLease(current);
    conditions.write(current);
    Guards.requireNoPendingCopy(current.get());
    Guards.requireMutable(current.get(), now());
    blobs.encryption().require(current.get().encryption());
    return current.get().withLease(lease);
  }

  /** For operations that delete the blob, which may consist of staged blocks only. */
  public Blob checkDelete(BlobConditions conditions) {
    Optional<Blob> stored = stored();
    if (stored.isEmpty()) {
      conditions.write(stored);
      throw ErrorCode.BLOB_NOT_FOUND.exception();
    }
    Blob blob = stored.get();
    Lease lease = checkLease(stored);
    conditions.write(current());
    Guards.requireNoPendingCopy(blob);
    if (!blobs.settings().versioning()) {
      Guards.requireMutable(blob, now());
    }
    return blob.withLease(lease);
  }

  /** The lease as a write leaves it. */
  public Lease checkLease(Optional<Blob> blob) {
    return LeaseChecks.write(
        blob.map(Blob::lease).orElse(Lease.NONE), LeaseTarget.BLOB, LeaseChecks.given(call), now());
  }

  /** A new blob in the place of the old one: what survives an overwrite is already there. */
  public BlobBuilder fresh(BlobType type, Lease lease) {
    Optional<Blob> old = stored();
    return Blob.builder(type, blobs.changed(now()), old.map(Blob::createdAt).orElse(now()))
        .lease(lease)
        .snapshots(raw(key, view).map(Blob::snapshots).orElse(0))
        .tier(old.map(blob -> blob.tier().at(now())).orElse(Tier.DEFAULT))
        .encryption(blobs.encryption().forNew(container))
        .versionId(freshVersionId());
  }

  /** The name of the version that a write makes, where the account keeps versions. */
  public Optional<String> freshVersionId() {
    return blobs.settings().versioning() ? Optional.of(IsoInstant.format(now())) : Optional.empty();
  }

  /** Puts a blob in the place of the old one, which the account may keep. */
  public <T> Decision<T> replace(Decision<T> decision, Blob fresh) {
    current()
        .ifPresent(old -> {
          Optional<Past> kept = kept(old);
          kept.ifPresent(past -> History.put(decision, key, past));
          if (kept.isEmpty()) {
            new Leftovers(key, old.bytes()).addTo(decision, blobs, now());
          }
        });
    return update(decision, fresh);
  }

  private Optional<Past> kept(Blob old) {
    return blobs.settings().versioning()
        ? Optional.of(asVersion(old))
        : retention()
            .deletion(now())
            .map(deletion ->
                new Past(
                    Past.Kind.SNAPSHOT,
                    IsoInstant.format(now()),
                    asPast(old),
                    Optional.of(deletion)));
  }

  /** Puts the changed blob; where the account keeps versions, what it was before becomes one. */
  public <T> Decision<T> revise(Decision<T> decision, Blob changed) {
    if (blobs.settings().versioning()) {
      current().ifPresent(old -> History.put(decision, key, asVersion(old)));
    }
    return update(decision, changed);
  }

  /** Puts the changed blob, and nothing but what keeps its tags findable. */
  public <T> Decision<T> update(Decision<T> decision, Blob changed) {
    TagIndex.change(decision, key, indexed(raw(key, view)), indexed(Optional.of(changed)));
    return Heads.put(decision, key, changed);
  }

  /** Removes the blob, which the caller has kept elsewhere or noted as left over. */
  public <T> Decision<T> remove(Decision<T> decision) {
    return TagIndex.change(decision, key, indexed(raw(key, view)), Map.of()).delete(key);
  }

  private static Map<String, String> indexed(Optional<Blob> blob) {
    return blob.map(Blob::tags).orElse(Map.of());
  }

  /**
   * The state of a blob as a version; one from before versions were kept is named by its last
   * change.
   */
  public static Past asVersion(Blob blob) {
    String id = blob.versionId().orElseGet(() -> IsoInstant.format(blob.version().lastModified()));
    return new Past(Past.Kind.VERSION, id, asPast(blob), Optional.empty());
  }

  /** Without what belongs to the current blob only. */
  public static Blob asPast(Blob blob) {
    return blob.edit().lease(Lease.NONE).staging(Staging.NONE).snapshots(0).build();
  }
}
