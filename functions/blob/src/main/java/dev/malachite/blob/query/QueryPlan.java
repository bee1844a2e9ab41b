package dev.malachite.blob.query;

import java.time.Instant;

/**
 * A query that was understood.
 *
 * @param length of the blob
 */
record QueryPlan(QueryRequest request, Statement statement, long length) {
  static Statement statement(QueryRequest request, Instant now) {
    Statement statement = StatementParser.parse(request.expression(), now);
    if (request.input() instanceof QueryFormat.Delimited && !statement.table().isEmpty()) {
      throw Lexer.error(0, "delimited text has no nested tables");
    }
    if (request.input() instanceof QueryFormat.Json && statement.split().isPresent()) {
      throw Lexer.error(0, "only delimited text can be split");
    }
    return statement;
  }
}
