package dev.malachite.blob.query;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;

/** Queries over bytes, without a blob. */
public final class Queries {
  private static final byte[] MARKER = new byte[16];

  private Queries() {}

  /** What a query makes of delimited text, as it is sent. */
  public static byte[] delimited(String expression, byte[] data) {
    return run(expression, QueryFormat.Delimited.DEFAULT, data);
  }

  public static byte[] json(String expression, byte[] data) {
    return run(expression, new QueryFormat.Json("\n"), data);
  }

  private static byte[] run(String expression, QueryFormat format, byte[] data) {
    QueryRequest request = new QueryRequest(expression, format, format);
    Statement statement = QueryPlan.statement(request, Instant.EPOCH);
    QueryPlan plan = new QueryPlan(request, statement, data.length);
    try (ResultStream results = new ResultStream(plan, new ByteArrayInputStream(data), MARKER)) {
      return results.readAllBytes();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
