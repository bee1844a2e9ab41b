package dev.malachite.blob.copy;

import static java.util.Map.entry;

import dev.malachite.blob.encryption.EncryptingOperation;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.copy.Sources;
import java.util.Map;

/** The operations that read what they write from a URL, by their ids in the manifest. */
public final class CopyOperations {
  private static final long LARGEST_AT_ONCE = 64L * 1024 * 1024;

  private CopyOperations() {}

  public static Map<String, Operation> of(BlobStore blobs, Sources sources, CopyRunner runner) {
    return Map.ofEntries(
        entry("CopyBlob", new CopyBlob(blobs, sources, runner, LARGEST_AT_ONCE)),
        entry("AbortCopyBlob", new AbortCopyBlob(blobs)),
        entry("IncrementalCopyBlob", new IncrementalCopyBlob(blobs, sources, runner)),
        entry(
            "CopyBlobFromUrl",
            new EncryptingOperation(blobs, keyed -> new CopyBlobFromUrl(keyed, sources))),
        entry(
            "PutBlobFromUrl",
            new EncryptingOperation(blobs, keyed -> new PutBlobFromUrl(keyed, sources))),
        entry(
            "PutBlockFromUrl",
            new EncryptingOperation(blobs, keyed -> new PutBlockFromUrl(keyed, sources))));
  }
}
