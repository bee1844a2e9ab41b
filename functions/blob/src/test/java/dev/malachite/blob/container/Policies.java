package dev.malachite.blob.container;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Documents with stored access policies. */
final class Policies {
  private Policies() {}

  static byte[] document(int count) {
    String policy =
        "<SignedIdentifier><Id>p%d</Id><AccessPolicy><Expiry>2030-01-01T00:00:00Z</Expiry>"
            + "<Permission>rw</Permission></AccessPolicy></SignedIdentifier>";
    return IntStream.range(0, count)
        .mapToObj(policy::formatted)
        .collect(Collectors.joining("", "<SignedIdentifiers>", "</SignedIdentifiers>"))
        .getBytes(UTF_8);
  }
}
