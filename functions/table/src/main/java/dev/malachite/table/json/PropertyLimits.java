package dev.malachite.table.json;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.table.model.BinaryValue;
import dev.malachite.table.model.EdmValue;
import dev.malachite.table.model.EntityKey;
import java.util.Map;

/** How many properties an entity may have, how large, and under which names. */
public final class PropertyLimits {
  private static final int MOST_PROPERTIES = 252;
  private static final int LONGEST_NAME = 255;
  private static final int LARGEST_VALUE = 64 * 1024;
  private static final int LARGEST_ENTITY = 1024 * 1024;

  private PropertyLimits() {}

  static void checkName(String name) {
    checkLength(name);
    boolean sound = !name.isEmpty() && isStart(name.codePointAt(0)) && areParts(name);
    if (!sound) {
      throw ErrorCode.PROPERTY_NAME_INVALID.exception();
    }
  }

  private static boolean areParts(String name) {
    int letter = 0;
    for (int at = 0; at < name.length(); at += Character.charCount(letter)) {
      letter = name.codePointAt(at);
      if (!isPart(letter)) {
        return false;
      }
    }
    return true;
  }

  static void checkLength(String name) {
    if (name.length() > LONGEST_NAME) {
      throw ErrorCode.PROPERTY_NAME_TOO_LONG.exception();
    }
  }

  static void check(Map<String, EdmValue> properties) {
    if (properties.size() > MOST_PROPERTIES) {
      throw ErrorCode.TOO_MANY_PROPERTIES.exception();
    }
    properties.values().forEach(PropertyLimits::check);
  }

  /** For what becomes of an entity: a merge adds up. */
  public static void check(EntityKey key, Map<String, EdmValue> properties) {
    check(properties);
    long size = 4 + 2L * (key.partitionKey().length() + key.rowKey().length());
    for (Map.Entry<String, EdmValue> property : properties.entrySet()) {
      size += 8 + 2L * property.getKey().length() + property.getValue().size();
    }
    if (size > LARGEST_ENTITY) {
      throw ErrorCode.ENTITY_TOO_LARGE.exception();
    }
  }

  private static void check(EdmValue value) {
    boolean tooLarge =
        switch (value) {
          case EdmValue.Text text -> text.value().length() * 2 > LARGEST_VALUE;
          case BinaryValue binary -> binary.bytes().length > LARGEST_VALUE;
          default -> false;
        };
    if (tooLarge) {
      throw ErrorCode.PROPERTY_VALUE_TOO_LARGE.exception();
    }
  }

  // Those of identifiers in C#.
  private static boolean isStart(int letter) {
    return Character.isLetter(letter)
        || letter == '_'
        || Character.getType(letter) == Character.LETTER_NUMBER;
  }

  private static boolean isPart(int letter) {
    return Character.isUnicodeIdentifierPart(letter) && !Character.isIdentifierIgnorable(letter);
  }
}
