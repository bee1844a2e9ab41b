package dev.malachite.blob.block;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.blob.model.Segment;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.object.NewBlob;
import dev.malachite.blob.object.WriteHeaders;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.DigestingStream;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.store.Decision;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Item;
import dev.malachite.store.Plan;
import dev.malachite.store.Unavailable;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Put Block List. What the list names is looked up before the commit, which holds only while the
 * blob is as it was then; else it is looked up again.
 */
public final class PutBlockList implements Operation {
  private static final int MOST_ATTEMPTS = 64;

  private final BlobStore blobs;
  private final LayoutWriter layouts;

  public PutBlockList(BlobStore blobs) {
    this.blobs = blobs;
    this.layouts = new LayoutWriter(blobs);
  }

  private record Request(
      Call call,
      NewBlob blob,
      BlobConditions conditions,
      List<BlockReference> list,
      Reply.Part echo) {}

  /** The bytes that the list means for a blob with this revision. */
  private record Resolved(long revision, BlobBytes bytes, Instant since) {}

  @Override
  public Reply handle(Call call) {
    Plan plan = BlobWrite.plan(blobs, call);
    Request request = request(call);
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      Resolved resolved = resolve(request, blobs.transactions().read(plan));
      Optional<Reply> reply =
          blobs.transactions().run(plan, view -> commit(request, resolved, view));
      if (reply.isPresent()) {
        return reply.get();
      }
    }
    throw new Unavailable("too many writers race for the blocks of one blob");
  }

  private static Request request(Call call) {
    NewBlob blob = NewBlob.of(call, BlobType.BLOCK);
    ContentHeaders headers = ContentHeaders.ofBlob(call).withDefaultType();
    TransferChecks checks = TransferChecks.of(call.headers());
    BlobConditions conditions = BlobConditions.of(call);
    DigestingStream body = checks.digest(call.body().stream());
    List<BlockReference> list = BlockReference.read(body);
    return new Request(call, blob.with(headers), conditions, list, checks.verify(body));
  }

  private Resolved resolve(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    check(request, write);
    KnownBlocks known = KnownBlocks.of(blobs, write.key(), write.stored());
    List<Segment> segments =
        request.list().stream()
            .map(each -> known.find(each).orElseThrow(ErrorCode.INVALID_BLOCK_LIST::exception))
            .toList();
    return new Resolved(revision(write, view), layouts.write(write.key(), segments), view.now());
  }

  private Lease check(Request request, BlobWrite write) {
    Lease lease = write.checkCreate(request.conditions());
    write.stored().ifPresent(old -> Guards.requireType(old, BlobType.BLOCK));
    write.stored().ifPresent(old -> blobs.encryption().require(old.encryption()));
    return lease;
  }

  private static long revision(BlobWrite write, View view) {
    return view.item(write.key()).map(Item::revision).orElse(Item.ABSENT);
  }

  /** Empty where the blob has changed since. */
  private Decision<Optional<Reply>> commit(Request request, Resolved resolved, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    if (revision(write, view) != resolved.revision()) {
      return Decision.of(Optional.empty());
    }
    FreshContent.require(resolved.since(), view.now());
    Lease lease = check(request, write);
    Blob blob =
        request
            .blob()
            .applyTo(write.fresh(BlobType.BLOCK, lease), write.now())
            .bytes(resolved.bytes())
            .build();
    Reply reply = Reply.status(201).with(new WriteHeaders(blob)).with(request.echo()).build();
    return write.replace(Decision.of(Optional.of(reply)), blob);
  }
}
