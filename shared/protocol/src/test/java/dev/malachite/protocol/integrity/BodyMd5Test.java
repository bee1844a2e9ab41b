package dev.malachite.protocol.integrity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.malachite.domain.Md5;
import dev.malachite.domain.Md5Lanes;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class BodyMd5Test {
  private static final int PIECE = QueuedMd5.PIECE;

  private final Md5Crew crew = new Md5Crew(Md5Lanes.find());

  @Test
  void isThatOfTheWholeBodyWhereverItsPiecesEnd() {
    for (int length : new int[] {0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 9 * PIECE + 77}) {
      byte[] bytes = bytes(length, length);
      assertThat(digest(bytes, crew, length)).isEqualTo(JdkMd5.of(bytes));
    }
  }

  @Test
  void canBeAskedOnTheWay() {
    byte[] bytes = bytes(5 * PIECE, 1);
    BodyMd5 body = new BodyMd5(() -> crew);
    for (int at = 0; at < bytes.length; at += PIECE / 2 + 1) {
      body.update(bytes, at, Math.min(PIECE / 2 + 1, bytes.length - at));
      assertThat(body.digest()).hasSize(16);
    }
    assertThat(body.digest()).isEqualTo(JdkMd5.of(bytes)).isEqualTo(body.digest());
  }

  @Test
  void manyBodiesGoTogether() throws Exception {
    List<Future<byte[]>> digests = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 100; i++) {
        int seed = i;
        digests.add(threads.submit(() -> digest(body(seed), crew, seed)));
      }
    }
    for (int i = 0; i < digests.size(); i++) {
      assertThat(digests.get(i).get()).isEqualTo(JdkMd5.of(body(i)));
    }
  }

  @Test
  void aBodyThatIsGivenUpIsInNobodysWay() {
    byte[] bytes = bytes(3 * PIECE + 5, 7);
    for (int i = 0; i < 300; i++) {
      new BodyMd5(() -> crew).update(bytes, 0, bytes.length);
    }
    assertThat(digest(bytes, crew, 7)).isEqualTo(JdkMd5.of(bytes));
  }

  @Test
  void whatCannotBeComputedFailsWhoeverWaitsForItAndNobodyElse() {
    Md5 begun = new Md5();
    begun.update(new byte[1], 0, 1);
    QueuedMd5 body = new QueuedMd5(begun, crew.newCondition());
    crew.add(body, crew.take());
    assertThatIllegalStateException().isThrownBy(() -> crew.finish(body));
    assertThatIllegalStateException().isThrownBy(() -> crew.finish(body));

    byte[] bytes = bytes(3 * PIECE, 3);
    assertThat(digest(bytes, crew, 3)).isEqualTo(JdkMd5.of(bytes));
  }

  private static byte[] body(int seed) {
    return bytes(1 + new Random(seed).nextInt(30 * PIECE), seed);
  }

  private static byte[] digest(byte[] bytes, Md5Crew crew, int seed) {
    Random random = new Random(seed);
    BodyMd5 body = new BodyMd5(() -> crew);
    for (int at = 0; at < bytes.length; ) {
      int count = Math.min(bytes.length - at, 1 + random.nextInt(2 * PIECE));
      body.update(bytes, at, count);
      at += count;
    }
    return body.digest();
  }

  private static byte[] bytes(int length, int seed) {
    byte[] bytes = new byte[length];
    new Random(seed).nextBytes(bytes);
    return bytes;
  }
}
