package dev.malachite.blob.block;

import dev.malachite.blob.history.Selector;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.Segment;
import dev.malachite.blob.object.Guards;
import dev.malachite.blob.tag.TagCondition;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Get Block List; also of a blob that has nothing but staged blocks. */
public final class GetBlockList implements Operation {
  private final BlobStore blobs;

  public GetBlockList(BlobStore blobs) {
    this.blobs = blobs;
  }

  private enum Wanted {
    COMMITTED,
    UNCOMMITTED,
    ALL
  }

  @Override
  public Reply handle(Call call) {
    Wanted wanted = wanted(call);
    Selector selector = Selector.of(call);
    TagCondition tags = TagCondition.of(call);
    View view = blobs.transactions().read(selector.plan(blobs, call));
    Key key = blobs.containers().blobKey(call, blobs.containers().require(call, view));
    Optional<Blob> found =
        selector.isBase()
            ? BlobCodec.findAny(key, view)
            : selector.find(blobs, call, view).map(Selector.Selected::blob);
    Blob blob = found.orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    tags.check(blob.tags());
    LeaseChecks.read(blob.lease(), LeaseTarget.BLOB, LeaseChecks.given(call), view.now());
    Guards.requireType(blob, BlobType.BLOCK);
    Guards.requireOnline(blob, view.now());
    return reply(key, blob, wanted);
  }

  private static Wanted wanted(Call call) {
    String text = call.parameter("blocklisttype").orElse("committed");
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "committed" -> Wanted.COMMITTED;
      case "uncommitted" -> Wanted.UNCOMMITTED;
      case "all" -> Wanted.ALL;
      default -> throw MalformedInput.invalidParameter("blocklisttype", text);
    };
  }

  private Reply reply(Key key, Blob blob, Wanted wanted) {
    XmlWriter xml = new XmlWriter().declaration().open("BlockList");
    if (wanted != Wanted.UNCOMMITTED) {
      write(xml.open("CommittedBlocks"), KnownBlocks.committed(blobs, blob));
    }
    if (wanted != Wanted.COMMITTED) {
      List<StagedBlock> staged = KnownBlocks.staged(blobs, key, blob.staging());
      write(xml.open("UncommittedBlocks"), staged.stream().map(StagedBlock::toSegment).toList());
    }
    Reply.Builder reply = Reply.status(200);
    if (blob.committed()) {
      reply.with(new VersionHeaders(blob.version()));
    }
    return reply.header("x-ms-blob-content-length", blob.bytes().length()).xml(xml.close()).build();
  }

  private static void write(XmlWriter xml, List<Segment> blocks) {
    blocks.forEach(block ->
        xml.open("Block").text("Name", block.blockId()).text("Size", block.length()).close());
    xml.close();
  }
}
