package dev.malachite.proof.history;

import java.util.Map;
import java.util.TreeMap;

/** What a client saw of an answer, as far as a model cares. */
public record Seen(int status, String code, Map<String, String> facts) {
  public static Seen of(int status, String code, String... namesAndValues) {
    Map<String, String> facts = new TreeMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      facts.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    return new Seen(status, code, facts);
  }

  public String fact(String name) {
    return facts.getOrDefault(name, "");
  }

  public boolean isSuccess() {
    return status < 300;
  }

  @Override
  public String toString() {
    return status + (code.isEmpty() ? "" : " " + code) + (facts.isEmpty() ? "" : " " + facts);
  }
}
