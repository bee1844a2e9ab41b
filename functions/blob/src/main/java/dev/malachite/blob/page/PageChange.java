package dev.malachite.blob.page;

import dev.malachite.blob.encryption.EncryptionHeaders;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseWriter;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A change of some pages of a blob. */
final class PageChange {
  private final BlobStore blobs;
  private final Call call;
  private final ByteSpan span;
  private final BlobConditions conditions;
  private final SequenceConditions sequence;
  private final SparseWriter writer;

  PageChange(BlobStore blobs, Call call, ByteSpan span, BlobConditions conditions) {
    this.blobs = blobs;
    this.call = call;
    this.span = span;
    this.conditions = conditions;
    this.sequence = SequenceConditions.of(call);
    this.writer = new SparseWriter(blobs.sparse().settings());
  }

  private record Changed(Reply reply, SparseChange change) {}

  /** The pages as they are now, if the change is allowed now. */
  SparseMap preview() {
    View view = blobs.transactions().read(BlobWrite.plan(blobs, call));
    return map(admit(BlobWrite.of(blobs, call, view)));
  }

  /**
   * Empty where the blob was replaced meanwhile and the edit is not for the new one.
   *
   * @param seen what guesses which slabs to read
   */
  Optional<Reply> commit(
      Optional<SparseMap> seen, Function<SparseMap, SparseEdit> edit, Reply.Part echo) {
    Optional<Changed> changed =
        blobs.transactions().run(plan(seen, edit), view -> change(edit, echo, view));
    changed.ifPresent(each -> new PageUpkeep(blobs, call).after(each.change()));
    return changed.map(Changed::reply);
  }

  private Plan plan(Optional<SparseMap> seen, Function<SparseMap, SparseEdit> edit) {
    Plan head = BlobWrite.plan(blobs, call);
    return known -> {
      List<Key> keys = new ArrayList<>(head.keys(known));
      found(known).or(() -> seen).ifPresent(map -> keys.addAll(slabs(map, edit)));
      return keys;
    };
  }

  private Collection<Key> slabs(SparseMap map, Function<SparseMap, SparseEdit> edit) {
    return span.last() < map.length() ? writer.keys(map, edit.apply(map)) : List.of();
  }

  private Optional<SparseMap> found(View known) {
    return blobs
        .containers()
        .find(blobs.containers().key(call), known)
        .flatMap(container -> BlobCodec.find(blobs.containers().blobKey(call, container), known))
        .map(Blob::bytes)
        .filter(BlobBytes.Pages.class::isInstance)
        .map(bytes -> ((BlobBytes.Pages) bytes).map());
  }

  private Decision<Optional<Changed>> change(
      Function<SparseMap, SparseEdit> edit, Reply.Part echo, View view) {
    BlobWrite write = BlobWrite.of(blobs, call, view);
    Blob blob = admit(write);
    SparseMap map = map(blob);
    SparseEdit applied = edit.apply(map);
    if (!applied.fits(map)) {
      return Decision.of(Optional.empty());
    }
    SparseChange change = writer.apply(map, applied, view);
    Blob changed =
        blob.edit()
            .bytes(new BlobBytes.Pages(change.map()))
            .version(blobs.changed(view.now()))
            .build();
    Decision<Optional<Changed>> decision =
        Decision.of(Optional.of(new Changed(reply(changed, echo), change)));
    return write.update(change.addTo(decision), changed);
  }

  private Blob admit(BlobWrite write) {
    Blob blob = write.checkChange(conditions);
    Guards.requireType(blob, BlobType.PAGE);
    Guards.requireOrdinary(blob);
    sequence.check(blob.sequenceNumber());
    if (span.last() >= blob.bytes().length()) {
      throw ErrorCode.INVALID_PAGE_RANGE.exception();
    }
    return blob;
  }

  private static SparseMap map(Blob blob) {
    return ((BlobBytes.Pages) blob.bytes()).map();
  }

  private static Reply reply(Blob blob, Reply.Part echo) {
    return Reply.status(201)
        .with(new VersionHeaders(blob.version()))
        .with(EncryptionHeaders.ofWrite(blob.encryption()))
        .with(echo)
        .header("x-ms-blob-sequence-number", blob.sequenceNumber())
        .build();
  }
}
