package dev.malachite.proof.calls;

import dev.malachite.protocol.Service;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A call of the catalogue, before its variables are filled in.
 *
 * @param row the row of the manifest, or a plus where it only prepares
 * @param captures what to remember of the answer: a header or an element, by variable
 */
public record Line(
    Service service,
    String row,
    String call,
    String headers,
    String body,
    OptionalInt expected,
    Map<String, String> captures) {
  static Line parse(Service service, String text) {
    String[] fields = text.split(" \\|(?= |$)", -1);
    String tail = fields.length > 4 ? fields[4].strip() : "";
    return new Line(
        service,
        fields[0].strip(),
        fields[1].strip(),
        fields.length > 2 ? fields[2].strip() : "",
        fields.length > 3 ? fields[3].strip() : "",
        tail.matches("\\d+") ? OptionalInt.of(Integer.parseInt(tail)) : OptionalInt.empty(),
        captures(tail));
  }

  private static Map<String, String> captures(String tail) {
    Map<String, String> captures = new LinkedHashMap<>();
    for (String each : tail.split("=> ", -1)) {
      String[] words = each.strip().split(" ", -1);
      if (words.length == 2) {
        captures.put(words[0], words[1]);
      }
    }
    return captures;
  }

  /** Who is called: to prepare one service another may be needed. */
  Service receiver() {
    return row.equals("+blob") ? Service.BLOB : service;
  }

  boolean isPreparation() {
    return row.startsWith("+");
  }

  @Override
  public String toString() {
    return service.lowerCase() + " " + row;
  }
}
