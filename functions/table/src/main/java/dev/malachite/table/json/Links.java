package dev.malachite.table.json;

import dev.malachite.protocol.Call;
import dev.malachite.table.model.EntityKey;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/**
 * The addresses in answers.
 *
 * @param base the address of the account, without a slash at its end
 */
public record Links(String base, String account) {
  public static Links of(Call call) {
    boolean pathStyle = !call.target().rawPath().equals(call.target().path());
    String host = call.peer().scheme() + "://" + call.peer().authority();
    return new Links(pathStyle ? host + "/" + call.account() : host, call.account());
  }

  public String metadata(String fragment) {
    return base + "/$metadata#" + fragment;
  }

  public String of(String relative) {
    return base + "/" + relative;
  }

  public static String table(String name) {
    return "Tables('" + name + "')";
  }

  /** Relative to the account. */
  public static String entity(String table, EntityKey key) {
    return table
        + "(PartitionKey='"
        + encoded(key.partitionKey())
        + "',RowKey='"
        + encoded(key.rowKey())
        + "')";
  }

  private static String encoded(String key) {
    return URLEncoder.encode(key.replace("'", "''"), StandardCharsets.UTF_8)
        .replace("+", "%20")
        .replace("%27", "'");
  }
}
