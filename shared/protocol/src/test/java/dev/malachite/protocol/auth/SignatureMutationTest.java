package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.Vectors.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** One changed sign in anything that is signed must be noticed. */
class SignatureMutationTest {
  private static final String SIGNS =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  private static final Set<String> SIGNED_FIELDS =
      Set.of(
          "sp",
          "st",
          "se",
          "si",
          "sip",
          "spr",
          "sv",
          "ss",
          "srt",
          "ses",
          "sig",
          "tn",
          "spk",
          "srk",
          "epk",
          "erk",
          "rscc",
          "rscd",
          "rsce",
          "rscl",
          "rsct",
          "snapshot",
          "versionid");

  private final Random random = new Random(20260301);

  @Test
  void anyChangeToARequestSignedWithAKeyIsRefused() {
    List<Vector> vectors = Vectors.sharedKey().toList();
    for (Vector vector : vectors) {
      for (TestCall mutant : sharedKeyMutants(vector)) {
        assertThat(Authentication.failure(mutant).status())
            .as("%s as %s", vector, mutant)
            .isBetween(400, 403);
      }
    }
  }

  @Test
  void anyChangeToASharedAccessSignatureIsRefused() {
    List<Vector> vectors = Vectors.sharedAccessSignature().toList();
    for (Vector vector : vectors) {
      for (TestCall mutant : signatureMutants(vector.call())) {
        assertThat(Authentication.failure(mutant).status())
            .as("%s as %s", vector, mutant)
            .isEqualTo(403);
      }
    }
  }

  private List<TestCall> sharedKeyMutants(Vector vector) {
    TestCall call = vector.call();
    boolean lite = vector.name().startsWith("SharedKeyLite");
    boolean table = call.service() == Service.TABLE;
    List<TestCall> mutants = new ArrayList<>();
    if (!(lite && table)) {
      mutants.add(
          new TestCall(
              call.service(), "PATCH", call.url(), call.headers(), call.address(), call.now()));
    }
    int path = call.url().indexOf("/things");
    if (path > 0) {
      mutants.add(withUrl(call, mutate(call.url(), path + 1, path + 7)));
    }
    if (!lite && !table && call.url().contains("=")) {
      mutants.add(withUrl(call, call.url() + "x"));
      mutants.add(withUrl(call, call.url() + "&more=1"));
    }
    call.headers()
        .forEach((name, value) -> {
          if (isSigned(name, value, lite, table)) {
            mutants.add(call.with(replaced(call.headers(), name, mutateLetter(value))));
          }
        });
    return mutants;
  }

  private static boolean isSigned(String name, String value, boolean lite, boolean table) {
    if (value.isEmpty() || name.equals("Date") || name.equals("x-ms-date")) {
      return false;
    }
    if (name.equals("Authorization")) {
      return true;
    }
    if (name.toLowerCase(Locale.ROOT).startsWith("x-ms-")) {
      return !table;
    }
    if (name.equals("Content-MD5") || name.equals("Content-Type")) {
      return !(lite && table);
    }
    return !lite && !table;
  }

  private List<TestCall> signatureMutants(TestCall call) {
    List<TestCall> mutants = new ArrayList<>();
    int question = call.url().indexOf('?');
    String[] pairs = call.url().substring(question + 1).split("&", -1);
    boolean account = call.url().contains("srt=");
    for (int i = 0; i < pairs.length; i++) {
      int equals = pairs[i].indexOf('=');
      String name = pairs[i].substring(0, Math.max(0, equals));
      if (SIGNED_FIELDS.contains(name) && pairs[i].length() > equals + 1) {
        String[] changed = pairs.clone();
        changed[i] = mutate(pairs[i], equals + 1, pairs[i].length());
        mutants.add(
            withUrl(call, call.url().substring(0, question + 1) + String.join("&", changed)));
      }
    }
    int path = call.url().indexOf("/things");
    if (path > 0 && !account) {
      mutants.add(withUrl(call, mutate(call.url(), path + 1, path + 7)));
    }
    return mutants;
  }

  private static TestCall withUrl(TestCall call, String url) {
    return new TestCall(
        call.service(), call.method(), url, call.headers(), call.address(), call.now());
  }

  private static Headers replaced(Headers headers, String name, String value) {
    Headers.Builder builder = Headers.builder();
    headers.forEach((each, old) -> builder.add(each, each.equals(name) ? value : old));
    return builder.build();
  }

  private String mutateLetter(String value) {
    return mutate(value, 0, value.length());
  }

  /** Replaces one letter or digit that is not part of an escape. */
  private String mutate(String text, int from, int to) {
    List<Integer> candidates = new ArrayList<>();
    for (int i = from; i < to; i++) {
      boolean escape =
          (i >= 1 && text.charAt(i - 1) == '%') || (i >= 2 && text.charAt(i - 2) == '%');
      if (Character.isLetterOrDigit(text.charAt(i)) && !escape) {
        candidates.add(i);
      }
    }
    if (candidates.isEmpty()) {
      return text + "x";
    }
    int index = candidates.get(random.nextInt(candidates.size()));
    char other = text.charAt(index);
    while (Character.toLowerCase(other) == Character.toLowerCase(text.charAt(index))) {
      other = SIGNS.charAt(random.nextInt(SIGNS.length()));
    }
    return text.substring(0, index) + other + text.substring(index + 1);
  }
}
