package dev.malachite.bench.wire;

import java.util.ArrayList;
import java.util.List;

/** Names and values, ordered by name as they are signed. There are so few that a list will do. */
final class Fields {
  private final List<Field> fields = new ArrayList<>(8);

  void put(String name, String value) {
    int at = 0;
    while (at < fields.size() && fields.get(at).name.compareTo(name) < 0) {
      at++;
    }
    if (at < fields.size() && fields.get(at).name.equals(name)) {
      fields.set(at, new Field(name, value));
    } else {
      fields.add(at, new Field(name, value));
    }
  }

  /** The value, or an empty text. */
  String get(String name) {
    for (Field field : fields) {
      if (field.name.equals(name)) {
        return field.value;
      }
    }
    return "";
  }

  List<Field> all() {
    return fields;
  }

  @Override
  public String toString() {
    return fields.toString();
  }

  record Field(String name, String value) {
    @Override
    public String toString() {
      return name + "=" + value;
    }
  }
}
