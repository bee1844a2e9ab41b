package dev.malachite.protocol.integrity;

import dev.malachite.domain.Md5;
import dev.malachite.domain.Md5Lanes;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The MD5 of a body that comes in parts. The beginning is computed at once, and of most bodies that
 * is all there is; what follows is copied and left to a crew, so that whoever receives the body can
 * go on.
 */
final class BodyMd5 {
  private static final int PIECE = QueuedMd5.PIECE;
  private static final byte[] NONE = {};

  /** Made only where there is a large body. */
  private static final class Shared {
    static final Md5Crew CREW = new Md5Crew(Md5Lanes.find());
  }

  private final Supplier<Md5Crew> crew;
  private final Md5 digest = new Md5();
  private int begun;
  private @Nullable QueuedMd5 rest;
  private byte[] filling = NONE;
  private int filled;

  BodyMd5() {
    this(() -> Shared.CREW);
  }

  /**
   * @param crew asked for only where a body is large
   */
  BodyMd5(Supplier<Md5Crew> crew) {
    this.crew = crew;
  }

  void update(byte[] bytes, int offset, int count) {
    int atOnce = Math.min(count, PIECE - begun);
    digest.update(bytes, offset, atOnce);
    begun += atOnce;
    int end = offset + count;
    for (int at = offset + atOnce; at < end; ) {
      at += keep(bytes, at, end - at);
    }
  }

  /** Of what came so far; more may follow. */
  byte[] digest() {
    if (rest != null) {
      crew.get().finish(rest);
    }
    Md5 all = digest.copy();
    all.update(filling, 0, filled);
    return all.digest();
  }

  private int keep(byte[] bytes, int at, int left) {
    if (filling.length == 0) {
      filling = crew.get().take();
    }
    int taken = Math.min(left, PIECE - filled);
    System.arraycopy(bytes, at, filling, filled, taken);
    filled += taken;
    if (filled == PIECE) {
      if (rest == null) {
        rest = new QueuedMd5(digest, crew.get().newCondition());
      }
      crew.get().add(rest, filling);
      filling = NONE;
      filled = 0;
    }
    return taken;
  }
}
