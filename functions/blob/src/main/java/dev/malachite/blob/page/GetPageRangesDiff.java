package dev.malachite.blob.page;

import dev.malachite.blob.history.Selector;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobReads;
import dev.malachite.domain.IsoInstant;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.SourceUrl;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseReader;
import dev.malachite.store.View;

/** Get Page Ranges, as a difference to an earlier snapshot. */
public final class GetPageRangesDiff implements Operation {
  private static final String PARAMETER = "prevsnapshot";
  private static final String HEADER = "x-ms-previous-snapshot-url";

  private final BlobStore blobs;
  private final SparseReader reader;

  public GetPageRangesDiff(BlobStore blobs) {
    this.blobs = blobs;
    this.reader = new SparseReader(blobs.sparse());
  }

  @Override
  public Reply handle(Call call) {
    PageList list = PageList.of(call);
    String previous = previous(call);
    requireOlder(Selector.of(call), previous);
    BlobReads read = BlobReads.of(blobs, call);
    SparseMap newer = PageList.map(read.blob());
    SparseMap older = older(call, previous);
    if (!newer.continues(older)) {
      throw ErrorCode.BLOB_OVERWRITTEN.exception();
    }
    return list.reply(read.blob(), (from, to, limit) -> reader.diff(older, newer, from, to, limit));
  }

  private static String previous(Call call) {
    return call.parameter(PARAMETER)
        .filter(text -> !text.isEmpty())
        .map(text -> IsoInstant.format(IsoInstant.parse(PARAMETER, text)))
        .orElseGet(() -> ofUrl(call));
  }

  private static String ofUrl(Call call) {
    String url = call.header(HEADER).orElseThrow(() -> MalformedInput.missingHeader(HEADER));
    return SourceUrl.parse(url)
        .flatMap(parsed -> parsed.parameter("snapshot"))
        .map(text -> IsoInstant.format(IsoInstant.parse(HEADER, text)))
        .orElseThrow(() -> MalformedInput.invalidHeader(HEADER, url));
  }

  private static void requireOlder(Selector selected, String previous) {
    if (selected.snapshot().filter(id -> id.compareTo(previous) < 0).isPresent()) {
      throw ErrorCode.PREVIOUS_SNAPSHOT_CANNOT_BE_NEWER.exception();
    }
  }

  private SparseMap older(Call call, String previous) {
    Selector selector = Selector.ofSnapshot(previous);
    View view = blobs.transactions().read(selector.plan(blobs, call));
    Selector.Selected selected =
        selector
            .find(blobs, call, view)
            .orElseThrow(ErrorCode.PREVIOUS_SNAPSHOT_NOT_FOUND::exception);
    if (selected.blob().bytes() instanceof BlobBytes.Pages pages) {
      return pages.map();
    }
    throw ErrorCode.PREVIOUS_SNAPSHOT_OPERATION_NOT_SUPPORTED.exception();
  }
}
