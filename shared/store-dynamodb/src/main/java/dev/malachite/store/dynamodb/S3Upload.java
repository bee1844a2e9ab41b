package dev.malachite.store.dynamodb;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.CompletedPart;

/** Stores a stream and its trailer as one object, with one part of it in memory at a time. */
final class S3Upload {
  private final S3Client client;
  private final String bucket;
  private final String key;
  private final int partBytes;

  S3Upload(S3Client client, String bucket, String key, int partBytes) {
    this.client = client;
    this.bucket = bucket;
    this.key = key;
    this.partBytes = partBytes;
  }

  /** Returns the length of the stream. */
  long store(InputStream bytes, Supplier<byte[]> trailer) throws IOException {
    byte[] first = bytes.readNBytes(partBytes);
    if (first.length == partBytes) {
      return storeParts(first, bytes, trailer);
    }
    client.putObject(
        put -> put.bucket(bucket).key(key), RequestBody.fromBytes(joined(first, trailer.get())));
    return first.length;
  }

  private long storeParts(byte[] first, InputStream rest, Supplier<byte[]> trailer)
      throws IOException {
    String upload = client.createMultipartUpload(to -> to.bucket(bucket).key(key)).uploadId();
    try {
      return storeParts(upload, first, rest, trailer);
    } catch (IOException | RuntimeException failure) {
      abort(upload, failure);
      throw failure;
    }
  }

  private long storeParts(String upload, byte[] first, InputStream rest, Supplier<byte[]> trailer)
      throws IOException {
    List<CompletedPart> parts = new ArrayList<>();
    long length = 0;
    byte[] part = first;
    while (part.length == partBytes) {
      parts.add(storePart(upload, parts.size() + 1, part));
      length += part.length;
      part = rest.readNBytes(partBytes);
    }
    parts.add(storePart(upload, parts.size() + 1, joined(part, trailer.get())));
    client.completeMultipartUpload(
        to -> to.bucket(bucket).key(key).uploadId(upload).multipartUpload(all -> all.parts(parts)));
    return length + part.length;
  }

  private CompletedPart storePart(String upload, int number, byte[] bytes) {
    var stored =
        client.uploadPart(
            to -> to.bucket(bucket).key(key).uploadId(upload).partNumber(number),
            RequestBody.fromBytes(bytes));
    return CompletedPart.builder()
        .partNumber(number)
        .eTag(stored.eTag())
        .checksumCRC32(stored.checksumCRC32())
        .build();
  }

  private void abort(String upload, Exception failure) {
    try {
      client.abortMultipartUpload(to -> to.bucket(bucket).key(key).uploadId(upload));
    } catch (SdkException e) {
      failure.addSuppressed(e);
    }
  }

  private static byte[] joined(byte[] bytes, byte[] trailer) {
    byte[] both = Arrays.copyOf(bytes, bytes.length + trailer.length);
    System.arraycopy(trailer, 0, both, bytes.length, trailer.length);
    return both;
  }
}
