package dev.malachite.store.dynamodb;

import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.io.InputStream;
import software.amazon.awssdk.core.ResponseInputStream;
import software.amazon.awssdk.core.exception.SdkException;

/** The body of an answer. A reader who leaves early drops the connection: the rest may be long. */
final class S3Stream extends InputStream {
  private final ResponseInputStream<?> body;
  private long left;

  S3Stream(ResponseInputStream<?> body, long length) {
    this.body = body;
    this.left = length;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (left == 0) {
      return -1;
    }
    int read = readSome(target, offset, length);
    if (read < 0) {
      throw new Unavailable("S3: the content ended early");
    }
    left -= read;
    return read;
  }

  @Override
  public void close() throws IOException {
    if (left > 0) {
      body.abort();
    } else {
      body.close();
    }
  }

  private int readSome(byte[] target, int offset, int length) throws IOException {
    try {
      return body.read(target, offset, (int) Math.min(length, left));
    } catch (SdkException e) {
      throw new Unavailable("S3: " + e.getMessage(), e);
    }
  }
}
