package dev.malachite.protocol.cors;

import java.util.List;
import java.util.Locale;

/** One rule of a service: which pages may use it, how, and what they see of the answers. */
public record CorsRule(
    List<String> allowedOrigins,
    List<String> allowedMethods,
    List<String> allowedHeaders,
    List<String> exposedHeaders,
    int maxAgeInSeconds) {
  private static final String ANY = "*";

  public CorsRule {
    allowedOrigins = List.copyOf(allowedOrigins);
    allowedMethods = List.copyOf(allowedMethods);
    allowedHeaders = List.copyOf(allowedHeaders);
    exposedHeaders = List.copyOf(exposedHeaders);
  }

  boolean allowsAnyOrigin() {
    return allowedOrigins.contains(ANY);
  }

  boolean namesOrigin(String origin) {
    return allowedOrigins.contains(origin);
  }

  boolean matches(String origin, String method) {
    return (allowsAnyOrigin() || namesOrigin(origin)) && allowedMethods.contains(method);
  }

  boolean allowsHeader(String header) {
    for (String allowed : allowedHeaders) {
      if (covers(allowed, header)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a name, or a prefix with an asterisk after it, stands for a header. */
  static boolean covers(String pattern, String header) {
    String name = header.toLowerCase(Locale.ROOT);
    String lowerCase = pattern.toLowerCase(Locale.ROOT);
    return lowerCase.endsWith(ANY)
        ? name.startsWith(lowerCase.substring(0, lowerCase.length() - 1))
        : name.equals(lowerCase);
  }
}
