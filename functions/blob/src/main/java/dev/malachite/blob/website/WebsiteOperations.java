package dev.malachite.blob.website;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.GetBlob;
import dev.malachite.blob.object.GetBlobProperties;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operation that serves websites, by its id in the manifest. */
public final class WebsiteOperations {
  private WebsiteOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.of(
        "ReadStaticWebsite",
        new ReadStaticWebsite(blobs, new GetBlob(blobs), new GetBlobProperties(blobs)));
  }
}
