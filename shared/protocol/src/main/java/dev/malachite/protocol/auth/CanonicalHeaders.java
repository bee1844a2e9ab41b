package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The x-ms- headers of a request as they are signed, one line each. */
final class CanonicalHeaders {
  private static final String PREFIX = "x-ms-";
  private static final String SIGNS_EMPTY_VALUES = "2016-05-31";

  private static final Comparator<Field> BY_DICTIONARY =
      Comparator.comparing(Field::name, HeaderOrder.DICTIONARY);
  private static final Comparator<Field> BY_CODE_POINT = Comparator.comparing(Field::name);

  private record Field(String name, String value) {}

  private CanonicalHeaders() {}

  static void append(StringBuilder text, Call call, Spelling spelling) {
    List<Field> fields = fields(call, spelling);
    fields.sort(spelling == Spelling.SDK ? BY_DICTIONARY : BY_CODE_POINT);
    String previous = "";
    for (Field field : fields) {
      if (field.name().equals(previous)) {
        throw ErrorCode.INVALID_HEADER_VALUE
            .with("HeaderName", field.name())
            .with("HeaderValue", field.value());
      }
      previous = field.name();
      text.append(field.name()).append(':').append(field.value()).append('\n');
    }
  }

  private static List<Field> fields(Call call, Spelling spelling) {
    boolean signsEmptyValues = call.isAtLeast(SIGNS_EMPTY_VALUES);
    List<Field> fields = new ArrayList<>();
    call.headers()
        .forEach((name, value) -> {
          if (name.regionMatches(true, 0, PREFIX, 0, PREFIX.length())) {
            String canonical = spelling == Spelling.SDK ? value.strip() : fold(value);
            if (signsEmptyValues || !canonical.isEmpty()) {
              fields.add(new Field(name.toLowerCase(Locale.ROOT), canonical));
            }
          }
        });
    return fields;
  }

  private static String fold(String value) {
    StringBuilder folded = new StringBuilder(value.length());
    boolean pending = false;
    for (int i = 0; i < value.length(); i++) {
      char sign = value.charAt(i);
      if (sign == ' ' || sign == '\t' || sign == '\r' || sign == '\n') {
        pending = true;
      } else {
        if (pending && !folded.isEmpty()) {
          folded.append(' ');
        }
        pending = false;
        folded.append(sign);
      }
    }
    return folded.toString();
  }
}
