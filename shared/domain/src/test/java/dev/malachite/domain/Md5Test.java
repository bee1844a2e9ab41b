package dev.malachite.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class Md5Test {
  private final Random random = new Random(25);

  @Test
  void isThatOfTheJdkForEveryLength() throws NoSuchAlgorithmException {
    for (int length = 0; length < 300; length++) {
      byte[] bytes = bytes(length);
      Md5 md5 = new Md5();
      md5.update(bytes, 0, length);
      assertThat(md5.digest()).isEqualTo(jdk(bytes));
    }
  }

  @Test
  void doesNotDependOnHowTheBytesCome() throws NoSuchAlgorithmException {
    byte[] bytes = bytes(10_000);
    for (int round = 0; round < 100; round++) {
      Md5 md5 = new Md5();
      for (int at = 0; at < bytes.length; ) {
        int count = Math.min(bytes.length - at, random.nextInt(200));
        md5.update(bytes, at, count);
        at += count;
      }
      assertThat(md5.digest()).isEqualTo(jdk(bytes));
    }
  }

  @Test
  void canBeAskedOnTheWay() throws NoSuchAlgorithmException {
    byte[] bytes = bytes(200);
    Md5 md5 = new Md5();
    md5.update(bytes, 0, 100);
    assertThat(md5.digest()).isEqualTo(jdk(Arrays.copyOf(bytes, 100)));
    md5.update(bytes, 100, 100);
    assertThat(md5.digest()).isEqualTo(jdk(bytes));
  }

  @Test
  void aCopyGoesOnAlone() throws NoSuchAlgorithmException {
    byte[] bytes = bytes(300);
    Md5 md5 = new Md5();
    md5.update(bytes, 0, 100);
    Md5 copy = md5.copy();
    md5.update(bytes(200), 0, 200);
    copy.update(bytes, 100, 200);
    assertThat(copy.digest()).isEqualTo(jdk(bytes));
  }

  @ParameterizedTest
  @MethodSource("lanes")
  void goesOnInStepWithOthers(Md5Lanes lanes) throws NoSuchAlgorithmException {
    int length = 4 * Md5.BLOCK;
    for (int count = 1; count <= lanes.count(); count++) {
      List<byte[]> arrays = new ArrayList<>();
      List<Md5> digests = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        byte[] bytes = bytes(3 * length + i);
        Md5 digest = new Md5();
        digest.update(bytes, 0, length);
        arrays.add(bytes);
        digests.add(digest);
      }
      lanes.update(digests, second(arrays, length), length);
      lanes.update(digests, third(arrays, length), length);
      for (int i = 0; i < count; i++) {
        digests.get(i).update(arrays.get(i), 3 * length, i);
        assertThat(digests.get(i).digest()).isEqualTo(jdk(arrays.get(i)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("lanes")
  void onlyWholeBlocksGoInStep(Md5Lanes lanes) {
    Md5 begun = new Md5();
    begun.update(new byte[1], 0, 1);
    List<byte[]> bytes = List.of(new byte[Md5.BLOCK]);
    assertThatThrownBy(() -> lanes.update(List.of(begun), bytes, Md5.BLOCK))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> lanes.update(List.of(new Md5()), bytes, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  // Both everywhere, also where vectors are too short to be worth it.
  static Stream<Md5Lanes> lanes() {
    return Stream.of(Md5Lanes.pair(), Md5Lanes.vectors());
  }

  private static List<byte[]> second(List<byte[]> arrays, int length) {
    return arrays.stream().map(all -> Arrays.copyOfRange(all, length, all.length)).toList();
  }

  private static List<byte[]> third(List<byte[]> arrays, int length) {
    return second(second(arrays, length), length);
  }

  private byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] jdk(byte[] bytes) throws NoSuchAlgorithmException {
    return MessageDigest.getInstance("MD5").digest(bytes);
  }
}
