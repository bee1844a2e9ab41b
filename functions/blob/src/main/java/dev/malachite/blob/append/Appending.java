package dev.malachite.blob.append;

import dev.malachite.blob.encryption.EncryptionHeaders;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.Segment;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.write.Received;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.List;
import java.util.Optional;

/** A block at the end of an append blob, wherever that is when it is committed. */
final class Appending {
  private static final String LARGE_BLOCKS_FROM = "2022-11-02";
  private static final long LARGEST = 100L * 1024 * 1024;
  private static final long LARGEST_BEFORE = 4L * 1024 * 1024;
  private static final int MOST_BLOCKS = 50_000;

  private final BlobStore blobs;
  private final Call call;
  private final BlobConditions conditions;
  private final AppendConditions place;

  Appending(BlobStore blobs, Call call) {
    this.blobs = blobs;
    this.call = call;
    this.conditions = BlobConditions.of(call);
    this.place = AppendConditions.of(call);
  }

  /** The most bytes that a block may have. */
  static long largest(Call call) {
    return call.isAtLeast(LARGE_BLOCKS_FROM) ? LARGEST : LARGEST_BEFORE;
  }

  Reply commit(Received block) {
    return block.orDiscard(
        () -> blobs.transactions().run(BlobWrite.plan(blobs, call), view -> append(block, view)));
  }

  private Decision<Reply> append(Received block, View view) {
    BlobWrite write = BlobWrite.of(blobs, call, view);
    Blob blob = write.checkChange(conditions);
    BlobBytes.Segmented before = admit(blob, block.length());
    Segment segment = new Segment("", block.id(), 0, block.length());
    Growth growth = Growth.of(before, List.of(segment), write.key(), blobs);
    Blob longer =
        blob.edit()
            .bytes(growth.bytes())
            .version(blobs.changed(view.now()))
            .copy(Optional.empty())
            .build();
    Decision<Reply> decision = Decision.of(reply(longer, before.length(), block));
    return write.update(growth.addTo(decision), longer);
  }

  private BlobBytes.Segmented admit(Blob blob, long more) {
    Guards.requireType(blob, BlobType.APPEND);
    if (blob.sealed()) {
      throw ErrorCode.BLOB_IS_SEALED.exception();
    }
    BlobBytes.Segmented bytes = Growth.segments(blob.bytes());
    place.requirePosition(bytes.length());
    place.requireRoom(bytes.length(), more);
    if (bytes.segments() >= MOST_BLOCKS) {
      throw ErrorCode.BLOCK_COUNT_EXCEEDS_LIMIT.exception();
    }
    return bytes;
  }

  private static Reply reply(Blob blob, long offset, Received block) {
    return Reply.status(201)
        .with(new VersionHeaders(blob.version()))
        .with(EncryptionHeaders.ofWrite(blob.encryption()))
        .with(block.echo())
        .header("x-ms-blob-append-offset", offset)
        .header("x-ms-blob-committed-block-count", Growth.segments(blob.bytes()).segments())
        .build();
  }
}
