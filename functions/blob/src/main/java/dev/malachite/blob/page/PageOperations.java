package dev.malachite.blob.page;

import static java.util.Map.entry;

import dev.malachite.blob.encryption.EncryptingOperation;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.copy.Sources;
import java.util.Map;

/** The operations on page blobs, by their ids in the manifest. */
public final class PageOperations {
  private PageOperations() {}

  public static Map<String, Operation> of(BlobStore blobs, Sources sources) {
    return Map.ofEntries(
        entry("PutPageBlob", new EncryptingOperation(blobs, PutPageBlob::new)),
        entry("PutPage", new EncryptingOperation(blobs, PutPage::new)),
        entry("ClearPages", new EncryptingOperation(blobs, ClearPages::new)),
        entry(
            "PutPageFromUrl",
            new EncryptingOperation(blobs, keyed -> new PutPageFromUrl(keyed, sources))),
        entry("GetPageRanges", new GetPageRanges(blobs)),
        entry("GetPageRangesDiff", new GetPageRangesDiff(blobs)));
  }
}
