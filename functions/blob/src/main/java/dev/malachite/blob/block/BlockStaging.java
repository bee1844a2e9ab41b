package dev.malachite.blob.block;

import dev.malachite.blob.encryption.EncryptionHeaders;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.Heads;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.Staging;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.write.Received;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Hints;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts a block beside a blob. Only the first one changes the blob itself, and one that replaces
 * another, so that a commit of the list that runs meanwhile notices.
 */
public final class BlockStaging {
  private final BlobStore blobs;
  private final Hints<Staging> hints = new Hints<>();

  public BlockStaging(BlobStore blobs) {
    this.blobs = blobs;
  }

  /** A block whose bytes are stored. */
  private record Request(Call call, String blockId, Received block) {}

  public Reply run(Call call, String blockId, Received block) {
    Request request = new Request(call, blockId, block);
    return blobs.transactions().run(plan(call, blockId), view -> stage(request, view));
  }

  private Plan plan(Call call, String blockId) {
    Plan blob = blobs.containers().blob(call);
    return known -> {
      List<Key> keys = new ArrayList<>(blob.keys(known));
      if (keys.size() > 1) {
        Key head = keys.get(1);
        staging(head, known).ifPresent(open -> keys.add(StagedBlock.key(head, open, blockId)));
      }
      return keys;
    };
  }

  private Optional<Staging> staging(Key head, View known) {
    return known.items().isEmpty()
        ? hints.recall(head)
        : hints.learn(
            head, BlobCodec.findAny(head, known).map(Blob::staging).filter(Staging::isOpen));
  }

  private Decision<Reply> stage(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Optional<Blob> stored = write.stored();
    Lease lease = write.checkLease(stored);
    stored.ifPresent(blob -> check(blob, view));
    Staging staging = open(stored, request.blockId().length());
    Decision<Reply> decision = Decision.of(reply(request, write));
    Optional<Item> replaced = view.item(StagedBlock.key(write.key(), staging, request.blockId()));
    replaced.ifPresent(item -> drop(decision, write, item));
    boolean changes = stored.isEmpty() || !stored.get().staging().equals(staging);
    if (changes || replaced.isPresent() || !stored.get().lease().equals(lease)) {
      Blob blob = stored.orElseGet(() -> uncommitted(write));
      Heads.put(decision, write.key(), blob.edit().staging(staging).lease(lease).build());
    }
    return new StagedBlock(
            request.blockId(), request.block().id(), request.block().length(), write.key().sort())
        .addTo(decision, write.key(), staging, view.now());
  }

  private void check(Blob blob, View view) {
    Guards.requireType(blob, BlobType.BLOCK);
    Guards.requireNoPendingCopy(blob);
    Guards.requireOnline(blob, view.now());
    blobs.encryption().require(blob.encryption());
  }

  private Staging open(Optional<Blob> stored, int blockIdLength) {
    int length = stored.map(BlockStaging::blockIdLength).orElse(0);
    if (length != 0 && length != blockIdLength) {
      throw ErrorCode.INVALID_BLOB_OR_BLOCK.exception();
    }
    return stored
        .map(Blob::staging)
        .filter(Staging::isOpen)
        .map(Staging::kept)
        .orElseGet(() -> new Staging(Long.toHexString(blobs.ids().unique()), blockIdLength));
  }

  /** All ids of a blob have one length, those that are committed too. */
  private static int blockIdLength(Blob blob) {
    if (blob.staging().isOpen()) {
      return blob.staging().blockIdLength();
    }
    return blob.bytes() instanceof BlobBytes.Segmented segmented && !segmented.tail().isEmpty()
        ? segmented.tail().getFirst().blockId().length()
        : 0;
  }

  private Blob uncommitted(BlobWrite write) {
    return Blob.builder(BlobType.BLOCK, blobs.changed(write.now()), write.now())
        .committed(false)
        .encryption(blobs.encryption().forNew(write.container()))
        .build();
  }

  private void drop(Decision<Reply> decision, BlobWrite write, Item replaced) {
    StagedBlock old = StagedBlock.decode(replaced);
    new Leftovers(write.key(), new BlobBytes.Stored(old.content(), old.length()))
        .addTo(decision, blobs, write.now());
  }

  private Reply reply(Request request, BlobWrite write) {
    return Reply.status(201)
        .with(request.block().echo())
        .with(
            EncryptionHeaders.ofWrite(
                write
                    .stored()
                    .map(Blob::encryption)
                    .orElseGet(() -> blobs.encryption().forNew(write.container()))))
        .build();
  }
}
