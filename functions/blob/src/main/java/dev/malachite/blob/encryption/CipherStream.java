package dev.malachite.blob.encryption;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Encrypts or decrypts what somebody reads. */
final class CipherStream extends FilterInputStream {
  private final KeyStream keys;

  CipherStream(InputStream source, KeyStream keys) {
    super(source);
    this.keys = keys;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = super.read(target, offset, length);
    if (read > 0) {
      keys.apply(target, offset, read);
    }
    return read;
  }

  @Override
  public long skip(long bytes) throws IOException {
    return bytes <= 0 || read() < 0 ? 0 : 1;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
