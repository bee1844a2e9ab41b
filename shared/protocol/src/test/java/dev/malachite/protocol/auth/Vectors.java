package dev.malachite.protocol.auth;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** The signed requests in the data files. */
final class Vectors {
  record Vector(String name, TestCall call) {
    @Override
    public String toString() {
      return name;
    }
  }

  private Vectors() {}

  static Stream<Vector> sharedKey() {
    return read("/auth/shared-key.tsv");
  }

  static Stream<Vector> sharedAccessSignature() {
    return read("/auth/shared-access-signature.tsv");
  }

  private static Stream<Vector> read(String resource) {
    try (InputStream stream = Vectors.class.getResourceAsStream(resource)) {
      String text =
          new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(Vectors::vector);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Vector vector(String line) {
    String[] fields = line.split("\t", -1);
    Service service = Service.valueOf(fields[1].toUpperCase(Locale.ROOT));
    Headers.Builder headers = Headers.builder();
    if (!fields[4].isEmpty()) {
      for (String field : fields[4].split(" \\| ", -1)) {
        int colon = field.indexOf(": ");
        headers.add(field.substring(0, colon), field.substring(colon + 2));
      }
    }
    TestCall call = TestCall.of(service, fields[2], fields[3]).with(headers.build());
    return new Vector(fields[0], call);
  }
}
