package dev.malachite.blob.page;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobReads;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseReader;

/** Get Page Ranges. */
public final class GetPageRanges implements Operation {
  private final BlobStore blobs;
  private final SparseReader reader;

  public GetPageRanges(BlobStore blobs) {
    this.blobs = blobs;
    this.reader = new SparseReader(blobs.sparse());
  }

  @Override
  public Reply handle(Call call) {
    PageList list = PageList.of(call);
    BlobReads read = BlobReads.of(blobs, call);
    SparseMap map = PageList.map(read.blob());
    return list.reply(read.blob(), (from, to, limit) -> reader.ranges(map, from, to, limit));
  }
}
