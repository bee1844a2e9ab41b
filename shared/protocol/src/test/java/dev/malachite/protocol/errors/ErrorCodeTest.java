package dev.malachite.protocol.errors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ErrorCodeTest {
  private static final Map<String, ErrorCode> CODES =
      Arrays.stream(ErrorCode.values())
          .collect(Collectors.toMap(ErrorCode::code, Function.identity()));

  /** One line of the table: service, code, status, message, and whether the enum says just that. */
  private record Line(String service, String code, int status, String message, String kind) {
    static Line parse(String text) {
      String[] cells = text.split("\t", -1);
      return new Line(cells[0], cells[1], Integer.parseInt(cells[2]), cells[3], cells[4]);
    }
  }

  private static List<Line> table() throws IOException {
    try (InputStream file = ErrorCodeTest.class.getResourceAsStream("/errors.tsv")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .map(Line::parse)
          .toList();
    }
  }

  @Test
  void everyLineOfTheTableIsAnswered() throws IOException {
    assertThat(table())
        .hasSizeGreaterThan(200)
        .allSatisfy(line -> {
          ErrorCode code = CODES.get(line.code());
          assertThat(code).as(line.code()).isNotNull();
          boolean same = code.status() == line.status() && code.message().equals(line.message());
          assertThat(same).as(line.toString()).isEqualTo(line.kind().equals("primary"));
        });
  }

  @Test
  void everyConstantIsInTheTableOnce() throws IOException {
    List<String> primaries =
        table().stream()
            .filter(line -> line.kind().equals("primary"))
            .map(Line::code)
            .distinct()
            .toList();
    assertThat(primaries).containsExactlyInAnyOrderElementsOf(CODES.keySet());
  }

  @Test
  void codesAreSpelledAsTheServiceSpellsThem() {
    assertThat(ErrorCode.BLOB_NOT_FOUND.code()).isEqualTo("BlobNotFound");
    assertThat(ErrorCode.INVALID_MD5.code()).isEqualTo("InvalidMd5");
    assertThat(ErrorCode.X_METHOD_NOT_USING_POST.code()).isEqualTo("XMethodNotUsingPost");
    assertThat(ErrorCode.AUTHORIZATION_SOURCE_IP_MISMATCH.code())
        .isEqualTo("AuthorizationSourceIPMismatch");
  }

  @Test
  void everyMessageIsASentence() {
    assertThat(ErrorCode.values())
        .allSatisfy(code -> {
          assertThat(code.status()).isBetween(304, 503);
          assertThat(code.message()).matches("(?s)[A-Zx'].*[.']");
        });
  }
}
