package dev.malachite.blob.cases;

import dev.malachite.blob.TestBlobs;
import java.nio.charset.StandardCharsets;

/** What requests are about: {@code /box/b}, with a tag that conditions can name. */
public final class Given {
  public static final String TEXT = "0123456789";

  private Given() {}

  public static void nothing(TestBlobs blobs) {
    // The container is there already.
  }

  public static void blockBlob(TestBlobs blobs) {
    blockBlob(blobs, "/box/b");
  }

  public static void blockBlob(TestBlobs blobs, String uri) {
    byte[] text = TEXT.getBytes(StandardCharsets.UTF_8);
    blobs.send("PutBlob", uri, text, "x-ms-blob-type", "BlockBlob", "x-ms-tags", "colour=red");
  }

  public static void appendBlob(TestBlobs blobs) {
    appendBlob(blobs, "/box/b");
  }

  public static void appendBlob(TestBlobs blobs, String uri) {
    blobs.send("PutAppendBlob", uri, "x-ms-blob-type", "AppendBlob", "x-ms-tags", "colour=red");
  }

  /** Eight pages, the number 7. */
  public static void pageBlob(TestBlobs blobs) {
    pageBlob(blobs, "/box/b");
  }

  public static void pageBlob(TestBlobs blobs, String uri) {
    blobs.send(
        "PutPageBlob",
        uri,
        "x-ms-blob-type",
        "PageBlob",
        "x-ms-blob-content-length",
        "4096",
        "x-ms-blob-sequence-number",
        "7",
        "x-ms-tags",
        "colour=red");
  }

  /** A blob, and another to read from. */
  public static void blockBlobAndSource(TestBlobs blobs) {
    blockBlob(blobs);
    blockBlob(blobs, "/box/source");
  }

  public static void appendBlobAndSource(TestBlobs blobs) {
    appendBlob(blobs);
    blockBlob(blobs, "/box/source");
  }

  /** The source has one page. */
  public static void pageBlobAndSource(TestBlobs blobs) {
    pageBlob(blobs);
    blobs.send("PutBlob", "/box/source", TestBlobs.random(512, 1), "x-ms-blob-type", "BlockBlob");
  }

  /** A blob that is nothing but a block that waits. */
  public static void stagedBlock(TestBlobs blobs) {
    blobs.send("PutBlock", "/box/b?comp=block&blockid=AAAA", new byte[3]);
  }

  /** A blob, and a block that waits. */
  public static void blockBlobAndBlock(TestBlobs blobs) {
    blockBlob(blobs);
    stagedBlock(blobs);
  }
}
