package dev.malachite.table;

import dev.malachite.protocol.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The keys in the answers of queries without metadata, over all pages. */
final class Rows {
  private static final Pattern KEYS =
      Pattern.compile("\"PartitionKey\":\"([^\"]*)\",\"RowKey\":\"([^\"]*)\"");

  private Rows() {}

  static List<String> of(Reply reply) {
    List<String> keys = new ArrayList<>();
    Matcher found = KEYS.matcher(Bench.text(reply));
    while (found.find()) {
      keys.add(found.group(1) + "/" + found.group(2));
    }
    return keys;
  }

  static List<String> all(Bench bench, String table, String filter, String... parameters) {
    List<String> keys = new ArrayList<>();
    Reply page = bench.query(table, filter, parameters);
    keys.addAll(of(page));
    while (page.headers().has("x-ms-continuation-NextPartitionKey")) {
      List<String> more = new ArrayList<>(List.of(parameters));
      more.addAll(next(page));
      page = bench.query(table, filter, more.toArray(String[]::new));
      keys.addAll(of(page));
    }
    return keys;
  }

  static List<String> next(Reply page) {
    return List.of(
        "NextPartitionKey=" + Bench.header(page, "x-ms-continuation-NextPartitionKey"),
        "NextRowKey=" + Bench.header(page, "x-ms-continuation-NextRowKey"));
  }
}
