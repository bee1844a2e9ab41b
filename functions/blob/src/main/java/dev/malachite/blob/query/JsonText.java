package dev.malachite.blob.query;

import java.util.Map;

/** Values as JSON. */
final class JsonText {
  private JsonText() {}

  static String of(Value value) {
    StringBuilder text = new StringBuilder();
    write(text, value);
    return text.toString();
  }

  private static void write(StringBuilder text, Value value) {
    switch (value) {
      case Value.Null nothing -> text.append("null");
      case Value.Bool flag -> text.append(flag.flag());
      case Value.Int number -> text.append(number.number());
      case Value.Real number -> text.append(number.text());
      case Value.Text string -> quote(text, string.text());
      case Value.Time time -> quote(text, time.text());
      case Value.Fields fields -> object(text, fields.fields());
      case Value.Items items -> {
        text.append('[');
        for (int i = 0; i < items.items().size(); i++) {
          write(i == 0 ? text : text.append(','), items.items().get(i));
        }
        text.append(']');
      }
    }
  }

  static void object(StringBuilder text, Map<String, Value> fields) {
    text.append('{');
    String separator = "";
    for (Map.Entry<String, Value> field : fields.entrySet()) {
      quote(text.append(separator), field.getKey());
      write(text.append(':'), field.getValue());
      separator = ",";
    }
    text.append('}');
  }

  private static void quote(StringBuilder text, String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char letter = string.charAt(i);
      switch (letter) {
        case '"', '\\' -> text.append('\\').append(letter);
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> plain(text, letter);
      }
    }
    text.append('"');
  }

  private static void plain(StringBuilder text, char letter) {
    if (letter < ' ') {
      text.append(String.format("\\u%04x", (int) letter));
    } else {
      text.append(letter);
    }
  }
}
