package dev.malachite.blob;

import dev.malachite.protocol.Operation;
import dev.malachite.protocol.integrity.StructuredDownload;
import dev.malachite.protocol.integrity.StructuredUpload;
import java.util.List;
import java.util.Map;

/** The operations whose bytes may come or go as structured messages. */
final class StructuredBodies {
  private static final List<String> UPLOADS =
      List.of("PutBlob", "PutBlock", "AppendBlock", "PutPage");

  private StructuredBodies() {}

  static void addTo(Map<String, Operation> operations) {
    UPLOADS.forEach(
        id -> operations.computeIfPresent(id, (_, upload) -> new StructuredUpload(upload)));
    operations.computeIfPresent("GetBlob", (_, download) -> new StructuredDownload(download));
  }
}
