package dev.malachite.store.dynamodb;

import dev.malachite.store.Key;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import software.amazon.awssdk.core.SdkBytes;

/**
 * Where a key lives in the table. DynamoDB takes sort keys up to 1024 bytes: what a longer one has
 * beyond the cut lives in an overflow partition of its own, and a marker at the cut leads there.
 */
record Address(String partition, SdkBytes sort) {
  static final int CUT = 1000;

  private static final String PLAIN = "=";
  private static final String OVERFLOW = "+";
  // Not a byte of UTF-8, and above all of them: a marker is no key and follows the key at the cut.
  private static final byte MARK = (byte) 0xff;

  static Address of(Key key) {
    return path(key).getLast();
  }

  /** The markers on the way to the key, then its own address. */
  static List<Address> path(Key key) {
    List<Address> path = new ArrayList<>();
    String partition = plain(key.partition());
    byte[] rest = key.sort().getBytes(StandardCharsets.UTF_8);
    while (rest.length > CUT) {
      byte[] head = Arrays.copyOf(rest, CUT);
      path.add(new Address(partition, SdkBytes.fromByteArrayUnsafe(mark(head))));
      partition = overflow(partition, head);
      rest = Arrays.copyOfRange(rest, CUT, rest.length);
    }
    path.add(new Address(partition, SdkBytes.fromByteArrayUnsafe(rest)));
    return path;
  }

  static String plain(String partition) {
    return PLAIN + partition;
  }

  /** The partition for what follows the head, which always has the length of the cut. */
  static String overflow(String partition, byte[] head) {
    MessageDigest digest = sha256();
    digest.update(partition.getBytes(StandardCharsets.UTF_8));
    return OVERFLOW + Base64.getUrlEncoder().withoutPadding().encodeToString(digest.digest(head));
  }

  static boolean isOverflow(String partition) {
    return partition.startsWith(OVERFLOW);
  }

  static byte[] mark(byte[] head) {
    byte[] marker = Arrays.copyOf(head, CUT + 1);
    marker[CUT] = MARK;
    return marker;
  }

  static boolean isMarker(byte[] sort) {
    return sort.length == CUT + 1;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
