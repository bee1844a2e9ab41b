package dev.malachite.protocol.routing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the little of YAML that the manifest is written in; its head says how much that is. */
final class ManifestParser {
  private ManifestParser() {}

  /** Each value is a string, a list of strings or a map from strings to strings. */
  static List<Map<String, Object>> parse(String text) {
    List<Map<String, Object>> rows = new ArrayList<>();
    text.lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .forEach(line -> read(line, rows));
    return rows;
  }

  private static void read(String line, List<Map<String, Object>> rows) {
    if (line.startsWith("- ")) {
      rows.add(new LinkedHashMap<>());
    } else if (!line.startsWith("  ") || rows.isEmpty()) {
      throw new IllegalArgumentException("Not a line of the manifest: " + line);
    }
    int colon = line.indexOf(": ");
    if (colon < 0 || rows.getLast().put(line.substring(2, colon), value(line, colon)) != null) {
      throw new IllegalArgumentException("Not a line of the manifest: " + line);
    }
  }

  private static Object value(String line, int colon) {
    String text = line.substring(colon + 2).strip();
    return switch (text.charAt(0)) {
      case '[' -> items(text).stream().map(ManifestParser::scalar).toList();
      case '{' -> map(items(text));
      default -> scalar(text);
    };
  }

  private static Map<String, String> map(List<String> items) {
    Map<String, String> map = new LinkedHashMap<>();
    for (String item : items) {
      int colon = item.indexOf(": ");
      map.put(item.substring(0, colon), scalar(item.substring(colon + 2)));
    }
    return map;
  }

  /** What stands between brackets, split at the commas outside quotes. */
  private static List<String> items(String text) {
    List<String> items = new ArrayList<>();
    boolean quoted = false;
    int start = 1;
    for (int i = 1; i < text.length(); i++) {
      char letter = text.charAt(i);
      quoted ^= letter == '"';
      if (!quoted && (letter == ',' || i == text.length() - 1)) {
        items.add(text.substring(start, i).strip());
        start = i + 1;
      }
    }
    return items;
  }

  private static String scalar(String text) {
    return text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
  }
}
