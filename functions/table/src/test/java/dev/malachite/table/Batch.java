package dev.malachite.table;

import dev.malachite.protocol.Call;
import java.util.ArrayList;
import java.util.List;

/** Builds entity group transactions the way clients do. */
final class Batch {
  private final List<String> requests = new ArrayList<>();

  Batch insert(String table, String partition, String row, String properties) {
    String keys = "{\"PartitionKey\":\"" + partition + "\",\"RowKey\":\"" + row + "\"";
    String body = properties.isEmpty() ? keys + "}" : keys + "," + properties + "}";
    return add("POST", "/" + table, body, "Prefer: return-no-content");
  }

  Batch add(String method, String path, String body, String... headers) {
    StringBuilder request = new StringBuilder(method + " " + Calls.BASE + path + " HTTP/1.1\r\n");
    for (String header : headers) {
      request.append(header).append("\r\n");
    }
    requests.add(request.append("Content-Type: application/json\r\n\r\n").append(body).toString());
    return this;
  }

  Call call() {
    StringBuilder changes = new StringBuilder();
    for (int index = 0; index < requests.size(); index++) {
      changes
          .append("--changeset_1\r\nContent-Type: application/http\r\n")
          .append("Content-Transfer-Encoding: binary\r\nContent-ID: ")
          .append(index)
          .append("\r\n\r\n")
          .append(requests.get(index))
          .append("\r\n");
    }
    return of(
        "Content-Type: multipart/mixed; boundary=changeset_1\r\n\r\n"
            + changes
            + "--changeset_1--\r\n");
  }

  /** Without a change set. */
  Call query() {
    return of(
        "Content-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n"
            + requests.getFirst()
            + "\r\n");
  }

  private static Call of(String part) {
    return Calls.of(
        "/$batch",
        "--batch_1\r\n" + part + "--batch_1--\r\n",
        "Content-Type",
        "multipart/mixed; boundary=batch_1");
  }
}
