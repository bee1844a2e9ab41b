package dev.malachite.blob.tag;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import java.util.List;
import java.util.Optional;

/** Find Blobs by Tags, in all containers of the account, one after the other. */
public final class FindBlobsByTags implements Operation {
  private static final int CONTAINERS = 100;

  private final BlobStore blobs;

  public FindBlobsByTags(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    FindPage page = new FindPage(blobs, call);
    Range all = Range.prefix(BlobKeys.containers(""));
    Range range =
        page.resumeContainer().map(name -> all.startingAt(BlobKeys.containers(name))).orElse(all);
    Cursor cursor =
        new Cursor(blobs.store(), List.of(BlobKeys.account(call.account())), range, CONTAINERS);
    Optional<Item> next = cursor.next();
    while (next.isPresent() && !page.isFull()) {
      Container container = ContainerCodec.decode(next.get().value());
      if (container.isLive()) {
        String name = BlobKeys.containerName(next.get().key());
        page.add(name, container);
        cursor.peek().ifPresent(following -> page.pauseAfter(name));
      }
      next = cursor.next();
    }
    return page.reply();
  }
}
