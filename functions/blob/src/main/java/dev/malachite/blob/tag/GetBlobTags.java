package dev.malachite.blob.tag;

import dev.malachite.blob.history.Selector;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.View;
import java.util.Optional;

/** Get Blob Tags. */
public final class GetBlobTags implements Operation {
  private final BlobStore blobs;

  public GetBlobTags(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    BlobConditions conditions = BlobConditions.ofTags(call);
    Selector selector = Selector.of(call);
    View view = blobs.transactions().read(selector.plan(blobs, call));
    Optional<Blob> found = selector.find(blobs, call, view).map(Selector.Selected::blob);
    conditions.read(found);
    Blob blob = found.orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    LeaseChecks.read(blob.lease(), LeaseTarget.BLOB, LeaseChecks.given(call), view.now());
    XmlWriter xml = new XmlWriter().declaration();
    TagSet.write(xml, blob.tags());
    return Reply.status(200).xml(xml).build();
  }
}
