package dev.malachite.blob.tag;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.store.View;

/** Find Blobs by Tags, in a container. */
public final class FindBlobsByTagsInContainer implements Operation {
  private final BlobStore blobs;

  public FindBlobsByTagsInContainer(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    FindPage page = new FindPage(blobs, call);
    View view = blobs.transactions().read(blobs.containers().container(call));
    Container container = blobs.containers().require(call, view);
    page.add(call.container(), container);
    return page.reply();
  }
}
