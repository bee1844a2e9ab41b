package dev.malachite.protocol.cors;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Cross-origin resource sharing: preflight requests, and what is added to other answers. */
public final class Cors {
  private static final String ORIGIN = "Origin";
  private static final String REQUEST_METHOD = "Access-Control-Request-Method";
  private static final String REQUEST_HEADERS = "Access-Control-Request-Headers";
  private static final String ALLOW_ORIGIN = "Access-Control-Allow-Origin";
  private static final String ALLOW_CREDENTIALS = "Access-Control-Allow-Credentials";

  private final CorsRules rules;

  public Cors(CorsRules rules) {
    this.rules = rules;
  }

  /** Answers an OPTIONS request; the path does not matter. */
  public Reply preflight(Call call) {
    String origin = required(call, ORIGIN);
    String method = required(call, REQUEST_METHOD);
    Optional<String> headers = call.header(REQUEST_HEADERS).filter(text -> !text.isBlank());
    CorsRule rule =
        match(rules.of(call.service(), call.account()), origin, method)
            .filter(found -> allowsAll(found, headers.orElse("")))
            .orElseThrow(ErrorCode.CORS_PREFLIGHT_FAILURE::exception);
    return Reply.status(200)
        .header(ALLOW_ORIGIN, origin)
        .header("Access-Control-Allow-Methods", method)
        .header("Access-Control-Allow-Headers", headers)
        .header("Access-Control-Max-Age", rule.maxAgeInSeconds())
        .header(ALLOW_CREDENTIALS, "true")
        .build();
  }

  private static String required(Call call, String header) {
    return call.header(header).filter(value -> !value.isBlank()).orElseThrow(() -> missing(header));
  }

  private static ApiException missing(String header) {
    return ErrorCode.INVALID_HEADER_VALUE
        .exception()
        .message("A required CORS header is not present.")
        .with("HeaderName", header);
  }

  private static Optional<CorsRule> match(List<CorsRule> rules, String origin, String method) {
    for (CorsRule rule : rules) {
      if (rule.matches(origin, method)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  private static boolean allowsAll(CorsRule rule, String headers) {
    for (String header : headers.split(",", -1)) {
      if (!header.isBlank() && !rule.allowsHeader(header.strip())) {
        return false;
      }
    }
    return true;
  }

  /**
   * What to add to the answer of a request that is no preflight; such requests are never refused.
   */
  public Headers headers(Call call, Headers answer) {
    Optional<String> origin = call.header(ORIGIN);
    boolean cacheable = call.method().equals("GET") || call.method().equals("HEAD");
    if (origin.isEmpty() && !cacheable) {
      return Headers.empty();
    }
    List<CorsRule> known = rules.of(call.service(), call.account());
    Optional<CorsRule> rule = origin.flatMap(name -> match(known, name, call.method()));
    if (rule.isPresent()) {
      return allowed(rule.get(), origin.get(), answer);
    }
    return !known.isEmpty() && cacheable ? Headers.of("Vary", ORIGIN) : Headers.empty();
  }

  private static Headers allowed(CorsRule rule, String origin, Headers answer) {
    Headers.Builder headers = Headers.builder();
    if (rule.namesOrigin(origin)) {
      headers.add(ALLOW_ORIGIN, origin);
      headers.add(ALLOW_CREDENTIALS, "true");
      headers.add("Vary", ORIGIN);
    } else {
      headers.add(ALLOW_ORIGIN, "*");
    }
    String exposed = exposed(rule, answer);
    if (!exposed.isEmpty()) {
      headers.add("Access-Control-Expose-Headers", exposed);
    }
    return headers.build();
  }

  private static String exposed(CorsRule rule, Headers answer) {
    Set<String> names = new LinkedHashSet<>();
    for (String pattern : rule.exposedHeaders()) {
      if (pattern.endsWith("*")) {
        answer.forEach((name, value) -> {
          if (CorsRule.covers(pattern, name)) {
            names.add(name);
          }
        });
      } else {
        names.add(pattern);
      }
    }
    return String.join(",", names);
  }
}
