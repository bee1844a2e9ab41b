package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
  @Test
  void everyKindOfValueIsRead() {
    assertThat(
            Json.object(
                " { \"a\" : [ 1 , -0.5e+2, \"x\\u00e4\\n\\\"\" ] , \"b\":{}, \"c\":[],"
                    + "\"d\":true,\"e\":false,\"f\":null } "))
        .isEqualTo(
            Map.of(
                "a",
                List.of(1.0, -50.0, "xä\n\""),
                "b",
                Map.of(),
                "c",
                List.of(),
                "d",
                Json.Literal.TRUE,
                "e",
                Json.Literal.FALSE,
                "f",
                Json.Literal.NULL));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "1",
        "{",
        "{}x",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{\"a\":1 \"b\":2}",
        "{\"a\":1,\"a\":1}",
        "{a:1}",
        "{\"a\":01}",
        "{\"a\":1.}",
        "{\"a\":.5}",
        "{\"a\":1e}",
        "{\"a\":+1}",
        "{\"a\":-}",
        "{\"a\":1x}",
        "{\"a\":truth}",
        "{\"a\":nul}",
        "{\"a\":\"\n\"}",
        "{\"a\":\"\\x\"}",
        "{\"a\":\"\\u12g4\"}",
        "{\"a\":\"}",
        "{\"a\":[1,]}",
        "{\"a\":[1}"
      })
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> Json.object(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void depthIsBounded() {
    assertThat(Json.object("{\"a\":" + "[".repeat(16) + "]".repeat(16) + "}")).containsKey("a");
    assertThatThrownBy(() -> Json.object("{\"a\":" + "[".repeat(100_000)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
