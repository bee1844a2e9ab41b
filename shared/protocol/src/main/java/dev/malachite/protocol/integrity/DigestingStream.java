package dev.malachite.protocol.integrity;

import dev.malachite.domain.Crc64;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.Set;

/** Computes digests of a stream while somebody else reads it. */
public final class DigestingStream extends FilterInputStream {
  /** What can be computed. */
  public enum Digest {
    MD5,
    CRC64
  }

  private final Optional<BodyMd5> md5;
  private final Optional<Crc64> crc64;
  private long length;

  public DigestingStream(InputStream source, Set<Digest> digests) {
    super(source);
    md5 = digests.contains(Digest.MD5) ? Optional.of(new BodyMd5()) : Optional.empty();
    crc64 = digests.contains(Digest.CRC64) ? Optional.of(new Crc64()) : Optional.empty();
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int count) throws IOException {
    int read = super.read(target, offset, count);
    if (read > 0) {
      length += read;
      md5.ifPresent(digest -> digest.update(target, offset, read));
      crc64.ifPresent(digest -> digest.update(target, offset, read));
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

  /** How many bytes were read. */
  public long length() {
    return length;
  }

  /** Of what was read so far, and may be asked again. */
  public Optional<byte[]> md5() {
    return md5.map(BodyMd5::digest);
  }

  public Optional<byte[]> crc64() {
    return crc64.map(Crc64::toBytes);
  }
}
