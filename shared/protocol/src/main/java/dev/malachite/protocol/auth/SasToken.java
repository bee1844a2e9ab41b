package dev.malachite.protocol.auth;

import dev.malachite.domain.IsoInstant;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.Call;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The query parameters of a shared access signature. */
final class SasToken {
  private static final Map<String, String> OVERRIDES = overrideNames();
  private static final String DATE = "0000-00-00";
  private static final String SIGNS_OVERRIDES = "2013-08-15";

  private final Call call;
  private final String version;

  private SasToken(Call call, String version) {
    this.call = call;
    this.version = version;
  }

  static SasToken of(Call call) {
    String version = call.parameter("sv").orElse("");
    if (!version.isEmpty() && !isDate(version)) {
      throw Failures.malformedToken();
    }
    return new SasToken(call, version);
  }

  private static boolean isDate(String text) {
    boolean date = text.length() == DATE.length();
    for (int i = 0; date && i < text.length(); i++) {
      char sign = text.charAt(i);
      date = DATE.charAt(i) == '-' ? sign == '-' : sign >= '0' && sign <= '9';
    }
    return date;
  }

  private static Map<String, String> overrideNames() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("rscc", "Cache-Control");
    names.put("rscd", "Content-Disposition");
    names.put("rsce", "Content-Encoding");
    names.put("rscl", "Content-Language");
    names.put("rsct", "Content-Type");
    return names;
  }

  /** Empty if absent, as it is signed. */
  String get(String name) {
    return call.parameter(name).orElse("");
  }

  boolean has(String name) {
    return !get(name).isEmpty();
  }

  String require(String name) {
    String value = get(name);
    if (value.isEmpty()) {
      throw Failures.mandatory(name);
    }
    return value;
  }

  Optional<Instant> time(String name) {
    String value = get(name);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(IsoInstant.parse(name, value));
    } catch (Malformed malformed) {
      throw Failures.malformedToken();
    }
  }

  /** Versions are dates, so they compare as text; the first tokens had none. */
  boolean isAtLeast(String since) {
    return version.compareTo(since) >= 0;
  }

  boolean signsOverrides() {
    return isAtLeast(SIGNS_OVERRIDES);
  }

  Iterable<String> overrideFields() {
    return OVERRIDES.keySet();
  }

  /** Only what is signed may override. */
  HeaderOverrides overrides() {
    if (!signsOverrides()) {
      return HeaderOverrides.none();
    }
    Map<String, String> headers = new LinkedHashMap<>();
    OVERRIDES.forEach((field, header) -> {
      if (has(field)) {
        headers.put(header, get(field));
      }
    });
    return headers.isEmpty() ? HeaderOverrides.none() : new HeaderOverrides(headers);
  }
}
