package dev.malachite.bench.work;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;

/** The requests of the Table service that the works are made of. */
final class TableWorks {
  private static final String JSON = "application/json";
  private static final String REST =
      "\"" + "n".repeat(200) + "\",\"count\":42,\"ratio\":0.5,\"on\":true}";

  private TableWorks() {}

  static void createTable(Client client, String table) {
    Answer answer = client.ask(post("Tables", "{\"TableName\":\"" + table + "\"}"));
    if (answer.status() / 100 != 2 && answer.status() != 409) {
      throw new IllegalStateException(table + ": " + answer.status() + " " + answer.text());
    }
  }

  static Exchange insert(String table, String partition, String row) {
    return post(table, entity(partition, row));
  }

  private static String entity(String partition, String row) {
    return "{\"PartitionKey\":\"" + partition + "\",\"RowKey\":\"" + row + "\",\"name\":" + REST;
  }

  static Exchange get(String path) {
    return Exchange.of(Service.TABLE, "GET", path)
        .header("accept", "application/json;odata=nometadata")
        .header("dataserviceversion", "3.0");
  }

  private static Exchange post(String path, String json) {
    return Exchange.of(Service.TABLE, "POST", path)
        .header("accept", "application/json;odata=nometadata")
        .header("content-type", JSON)
        .header("dataserviceversion", "3.0")
        .header("prefer", "return-no-content")
        .body(json);
  }

  /** The body of an entity group transaction that inserts or replaces rows of one partition. */
  static String batch(String table, String partition, int rows) {
    StringBuilder body = new StringBuilder("--batch_b\r\n");
    body.append("Content-Type: multipart/mixed; boundary=changeset_c\r\n\r\n");
    for (int row = 0; row < rows; row++) {
      String entity = entity(partition, "%04d".formatted(row));
      body.append("--changeset_c\r\nContent-Type: application/http\r\n");
      body.append("Content-Transfer-Encoding: binary\r\n\r\n");
      body.append(
          "PUT http://127.0.0.1/devstoreaccount1/%s(PartitionKey='%s',RowKey='%04d') HTTP/1.1\r\n"
              .formatted(table, partition, row));
      body.append(
          "Content-Type: application/json\r\nAccept: application/json;odata=nometadata\r\n");
      body.append("DataServiceVersion: 3.0\r\nContent-Length: ").append(entity.length());
      body.append("\r\n\r\n").append(entity).append("\r\n");
    }
    return body.append("--changeset_c--\r\n\r\n--batch_b--\r\n").toString();
  }

  static Exchange postBatch(String body) {
    return Exchange.of(Service.TABLE, "POST", "$batch")
        .header("content-type", "multipart/mixed; boundary=batch_b")
        .header("dataserviceversion", "3.0")
        .body(body);
  }
}
