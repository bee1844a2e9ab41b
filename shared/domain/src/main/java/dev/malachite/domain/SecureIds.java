package dev.malachite.domain;

import java.security.SecureRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

final class SecureIds implements Ids {
  private static final class Source {
    // Held apart so that a native image does not freeze a seed made at build time.
    static final SecureRandom RANDOM = new SecureRandom();
  }

  @Override
  public UUID uuid() {
    byte[] bytes = new byte[16];
    Source.RANDOM.nextBytes(bytes);
    long high = 0;
    long low = 0;
    for (int i = 0; i < 8; i++) {
      high = (high << 8) | (bytes[i] & 0xff);
      low = (low << 8) | (bytes[i + 8] & 0xff);
    }
    return new UUID((high & ~0xf000L) | 0x4000L, (low & 0x3fffffffffffffffL) | 0x8000000000000000L);
  }

  @Override
  public long unique() {
    long value;
    do {
      value = ThreadLocalRandom.current().nextLong();
    } while (value == 0);
    return value;
  }
}
