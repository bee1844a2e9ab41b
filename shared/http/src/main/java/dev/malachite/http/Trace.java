package dev.malachite.http;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.routing.Row;
import java.time.Instant;
import java.util.Optional;

/** What is known of a request while it is answered. One thread uses it. */
final class Trace {
  private static final String NOTHING = "-";

  private final String requestId;
  private final Instant start;
  private Optional<Row> route = Optional.empty();
  private String operation = NOTHING;
  private String error = NOTHING;

  Trace(String requestId, Instant start) {
    this.requestId = requestId;
    this.start = start;
  }

  String requestId() {
    return requestId;
  }

  Instant start() {
    return start;
  }

  /** The operation's row, if it was found already. */
  Optional<Row> route() {
    return route;
  }

  void route(Row row) {
    route = Optional.of(row);
  }

  String operation() {
    return operation;
  }

  void operation(String id) {
    operation = id;
  }

  void error(String code) {
    error = code;
  }

  /** Of the Table service only ACLs and service properties speak XML. */
  boolean speaksXml() {
    return operation.endsWith("Acl") || operation.contains("Service");
  }

  Answer answer(Reply reply) {
    return new Answer(reply, start, requestId, operation, error);
  }
}
