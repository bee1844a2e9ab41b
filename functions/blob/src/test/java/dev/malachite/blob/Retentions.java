package dev.malachite.blob;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Sets how long an account keeps what is deleted. */
public final class Retentions {
  private Retentions() {}

  public static void keep(TestBlobs blobs, int days, boolean allowPermanentDelete) {
    String document =
        "<StorageServiceProperties><DeleteRetentionPolicy><Enabled>true</Enabled><Days>"
            + days
            + "</Days><AllowPermanentDelete>"
            + allowPermanentDelete
            + "</AllowPermanentDelete></DeleteRetentionPolicy></StorageServiceProperties>";
    blobs.send(
        "SetBlobServiceProperties", "/?restype=service&comp=properties", document.getBytes(UTF_8));
  }
}
