package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Writes the name of a field, with what it ends in. */
@FunctionalInterface
interface FieldNames {
  void write(JsonGenerator json, String name) throws IOException;

  /** For an answer with one entity. */
  static FieldNames once(String suffix) {
    return (json, name) -> json.writeFieldName(name + suffix);
  }

  /** For an answer in which the same names come again and again: each is encoded once. */
  static FieldNames repeated(String suffix) {
    Map<String, SerializableString> known = new HashMap<>();
    return (json, name) ->
        json.writeFieldName(
            known.computeIfAbsent(name, each -> new SerializedString(each + suffix)));
  }
}
