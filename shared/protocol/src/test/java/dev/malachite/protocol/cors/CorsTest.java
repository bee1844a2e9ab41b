package dev.malachite.protocol.cors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.TestCall;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CorsTest {
  private static final CorsRule EXACT =
      new CorsRule(
          List.of("https://a.example", "https://b.example"),
          List.of("GET", "PUT"),
          List.of("x-ms-meta-*", "Content-Type"),
          List.of("x-ms-meta-*", "ETag"),
          60);
  private static final CorsRule ANY =
      new CorsRule(List.of("*"), List.of("GET"), List.of("*"), List.of(), 5);

  private static Cors cors(CorsRule... rules) {
    return new Cors((service, account) ->
        service == Service.BLOB && account.equals("myaccount") ? List.of(rules) : List.of());
  }

  private static Call call(String method, String... headers) {
    return TestCall.of(Service.BLOB, method, "https://myaccount.blob.core.windows.net/any/path")
        .with(Headers.of(headers))
        .build();
  }

  private static Call preflight(String origin, String method, String headers) {
    return call(
        "OPTIONS",
        "Origin",
        origin,
        "Access-Control-Request-Method",
        method,
        "Access-Control-Request-Headers",
        headers);
  }

  private static ApiException refusal(Cors cors, Call call) {
    ApiException failure = catchThrowableOfType(ApiException.class, () -> cors.preflight(call));
    assertThat(failure).isNotNull();
    return failure;
  }

  @Test
  void aPreflightThatMatchesIsAllowed() {
    Reply reply =
        cors(EXACT).preflight(preflight("https://b.example", "PUT", "X-MS-Meta-One, content-type"));
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Access-Control-Allow-Origin")).contains("https://b.example");
    assertThat(reply.headers().first("Access-Control-Allow-Methods")).contains("PUT");
    assertThat(reply.headers().first("Access-Control-Allow-Headers"))
        .contains("X-MS-Meta-One, content-type");
    assertThat(reply.headers().first("Access-Control-Max-Age")).contains("60");
    assertThat(reply.headers().first("Access-Control-Allow-Credentials")).contains("true");
    assertThat(reply.payload().length()).isZero();
  }

  @Test
  void aPreflightMayAskForNoHeaders() {
    Reply reply =
        cors(ANY)
            .preflight(
                call(
                    "OPTIONS",
                    "Origin",
                    "https://x.example",
                    "Access-Control-Request-Method",
                    "GET"));
    assertThat(reply.headers().first("Access-Control-Allow-Origin")).contains("https://x.example");
    assertThat(reply.headers().has("Access-Control-Allow-Headers")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "https://c.example,GET,content-type",
    "https://A.example,GET,content-type",
    "https://a.example,DELETE,content-type",
    "https://a.example,get,content-type",
    "https://a.example,GET,x-other",
    "https://a.example,GET,'content-type,x-other'"
  })
  void aPreflightThatDoesNotMatchIs403(String origin, String method, String headers) {
    ApiException failure = refusal(cors(EXACT), preflight(origin, method, headers));
    assertThat(failure.code()).isEqualTo(ErrorCode.CORS_PREFLIGHT_FAILURE);
    assertThat(failure.status()).isEqualTo(403);
  }

  @Test
  void withoutRulesEveryPreflightIs403() {
    assertThat(refusal(cors(), preflight("https://a.example", "GET", "")).code())
        .isEqualTo(ErrorCode.CORS_PREFLIGHT_FAILURE);
  }

  @Test
  void theFirstRuleForOriginAndMethodDecidesAboutHeaders() {
    Call call = preflight("https://a.example", "GET", "x-other");
    assertThat(refusal(cors(EXACT, ANY), call).status()).isEqualTo(403);
    assertThat(cors(ANY, EXACT).preflight(call).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({"Origin,Access-Control-Request-Method", "Access-Control-Request-Method,Origin"})
  void aMissingHeaderIs400(String present, String missing) {
    ApiException failure = refusal(cors(ANY), call("OPTIONS", present, "GET"));
    assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_HEADER_VALUE);
    assertThat(failure.status()).isEqualTo(400);
    assertThat(failure.text()).isEqualTo("A required CORS header is not present.");
    assertThat(failure.details()).containsEntry("HeaderName", missing);
  }

  @Test
  void aRequestFromANamedOriginIsAnsweredForThatOrigin() {
    Headers headers =
        cors(EXACT)
            .headers(
                call("GET", "Origin", "https://a.example"),
                Headers.of("x-ms-meta-one", "1", "x-ms-meta-two", "2", "x-ms-version", "3"));
    assertThat(headers.first("Access-Control-Allow-Origin")).contains("https://a.example");
    assertThat(headers.first("Access-Control-Allow-Credentials")).contains("true");
    assertThat(headers.first("Vary")).contains("Origin");
    assertThat(headers.first("Access-Control-Expose-Headers"))
        .contains("x-ms-meta-one,x-ms-meta-two,ETag");
  }

  @Test
  void aRequestWhereAnyOriginMayIsAnsweredForAll() {
    Headers headers =
        cors(ANY).headers(call("GET", "Origin", "https://x.example"), Headers.empty());
    assertThat(headers.first("Access-Control-Allow-Origin")).contains("*");
    assertThat(headers.has("Access-Control-Allow-Credentials")).isFalse();
    assertThat(headers.has("Vary")).isFalse();
    assertThat(headers.has("Access-Control-Expose-Headers")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"GET,true", "HEAD,true", "PUT,false", "DELETE,false"})
  void aRequestThatMatchesNoRuleVariesIfItCanBeCached(String method, boolean varies) {
    Headers headers =
        cors(EXACT).headers(call(method, "Origin", "https://c.example"), Headers.empty());
    assertThat(headers.has("Access-Control-Allow-Origin")).isFalse();
    assertThat(headers.has("Vary")).isEqualTo(varies);
    assertThat(cors(EXACT).headers(call(method), Headers.empty()).has("Vary")).isEqualTo(varies);
  }

  @Test
  void withoutRulesNothingIsAdded() {
    assertThat(
            cors().headers(call("GET", "Origin", "https://a.example"), Headers.empty()).has("Vary"))
        .isFalse();
  }
}
