package dev.malachite.blob.model;

/** How the bytes of a blob are written. */
public enum BlobType {
  BLOCK("BlockBlob"),
  APPEND("AppendBlob"),
  PAGE("PageBlob");

  private final String wireName;

  BlobType(String wireName) {
    this.wireName = wireName;
  }

  public String wireName() {
    return wireName;
  }
}
