package dev.malachite.acceptance.file;

import com.azure.core.util.Context;
import com.azure.storage.file.share.ShareFileClient;
import com.azure.storage.file.share.models.ShareFileRange;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.CRC32C;

/** Digests of the parts of large files, so that not all of them are in memory. */
final class Digests {
  private static final int PART = 8 * 1024 * 1024;

  private Digests() {}

  static List<Long> of(byte[] bytes) {
    List<Long> digests = new ArrayList<>();
    for (int from = 0; from < bytes.length; from += PART) {
      digests.add(digest(bytes, from, Math.min(PART, bytes.length - from)));
    }
    return digests;
  }

  /** Reads the parts at the same time. */
  static List<Long> parallel(ShareFileClient file, int length) {
    try (ExecutorService pool = Executors.newFixedThreadPool(4)) {
      List<Future<Long>> parts = new ArrayList<>();
      for (int from = 0; from < length; from += PART) {
        long first = from;
        long last = Math.min(length, first + PART) - 1;
        parts.add(pool.submit(() -> digest(file, first, last)));
      }
      List<Long> digests = new ArrayList<>();
      for (Future<Long> part : parts) {
        digests.add(part.get());
      }
      return digests;
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }

  private static long digest(ShareFileClient file, long first, long last) {
    ByteArrayOutputStream part = new ByteArrayOutputStream(PART);
    file.downloadWithResponse(part, new ShareFileRange(first, last), false, null, Context.NONE);
    byte[] bytes = part.toByteArray();
    return digest(bytes, 0, bytes.length);
  }

  private static long digest(byte[] bytes, int from, int length) {
    CRC32C digest = new CRC32C();
    digest.update(bytes, from, length);
    return digest.getValue();
  }
}
