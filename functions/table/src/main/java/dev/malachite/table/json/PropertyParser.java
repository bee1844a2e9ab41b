package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonToken;
import dev.malachite.table.model.BinaryValue;
import dev.malachite.table.model.EdmMoment;
import dev.malachite.table.model.EdmValue;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** The value of a property: typed by its annotation or, without one, by how JSON writes it. */
final class PropertyParser {
  private static final Pattern GUID =
      Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");
  private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,20}");

  private PropertyParser() {}

  static EdmValue parse(JsonInput.Scalar value, Optional<String> type) {
    try {
      return type.isPresent() ? annotated(value, type.get()) : inferred(value);
    } catch (IllegalArgumentException malformed) {
      throw JsonInput.malformed();
    }
  }

  private static EdmValue inferred(JsonInput.Scalar value) {
    return switch (value.token()) {
      case VALUE_STRING -> new EdmValue.Text(value.text());
      case VALUE_TRUE, VALUE_FALSE -> flag(value);
      case VALUE_NUMBER_INT -> new EdmValue.Int32(Integer.parseInt(value.text()));
      case VALUE_NUMBER_FLOAT -> floating(value);
      default -> throw JsonInput.malformed();
    };
  }

  private static EdmValue annotated(JsonInput.Scalar value, String type) {
    return switch (type) {
      case "Edm.String" -> new EdmValue.Text(text(value));
      case "Edm.Int32" -> new EdmValue.Int32(Integer.parseInt(whole(value)));
      case "Edm.Int64" -> new EdmValue.Int64(Long.parseLong(whole(value)));
      case "Edm.Double" -> floating(value);
      case "Edm.Boolean" -> flag(value);
      case "Edm.DateTime" -> EdmMoment.parse(text(value)).orElseThrow(JsonInput::malformed);
      case "Edm.Guid" -> new EdmValue.Guid(guid(text(value)));
      case "Edm.Binary" -> new BinaryValue(Base64.getDecoder().decode(text(value)));
      default -> throw JsonInput.malformed();
    };
  }

  private static String text(JsonInput.Scalar value) {
    if (!value.isText()) {
      throw JsonInput.malformed();
    }
    return value.text();
  }

  private static String whole(JsonInput.Scalar value) {
    boolean possible = value.isText() || value.token() == JsonToken.VALUE_NUMBER_INT;
    if (!possible || !WHOLE.matcher(value.text()).matches()) {
      throw JsonInput.malformed();
    }
    return value.text();
  }

  private static EdmValue flag(JsonInput.Scalar value) {
    return switch (value.text()) {
      case "true" -> new EdmValue.Flag(true);
      case "false" -> new EdmValue.Flag(false);
      default -> throw JsonInput.malformed();
    };
  }

  private static EdmValue floating(JsonInput.Scalar value) {
    if (value.isText()) {
      switch (value.text()) {
        case "NaN" -> {
          return new EdmValue.Floating(Double.NaN);
        }
        case "Infinity", "INF" -> {
          return new EdmValue.Floating(Double.POSITIVE_INFINITY);
        }
        case "-Infinity", "-INF" -> {
          return new EdmValue.Floating(Double.NEGATIVE_INFINITY);
        }
        default -> {}
      }
    }
    double number = Double.parseDouble(value.text());
    if (!Double.isFinite(number)) {
      throw JsonInput.malformed();
    }
    return new EdmValue.Floating(number);
  }

  private static UUID guid(String text) {
    if (!GUID.matcher(text).matches()) {
      throw JsonInput.malformed();
    }
    return UUID.fromString(text);
  }
}
