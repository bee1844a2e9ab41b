package dev.malachite.blob.query;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The answer to a query, computed while it is read: a piece of it is in memory at a time. */
final class ResultStream extends InputStream {
  private static final int PIECE = 64 * 1024;
  private static final long SCANNED_BETWEEN = 4L * 1024 * 1024;

  private final QueryPlan plan;
  private final CharSource blob;
  private final RowWriter writer;
  private final byte[] marker;
  private InputStream piece = InputStream.nullInputStream();
  private @Nullable ResultRows rows;
  private boolean begun;
  private boolean over;

  ResultStream(QueryPlan plan, InputStream blob, byte[] marker) {
    this.plan = plan;
    this.blob = new CharSource(blob);
    this.writer = RowWriter.of(plan.request().output());
    this.marker = marker;
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    AvroEncoding.header(header, marker);
    this.piece = new ByteArrayInputStream(header.toByteArray());
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    try {
      int read = piece.read(target, offset, length);
      while (read < 0 && !over) {
        piece = new ByteArrayInputStream(compute());
        read = piece.read(target, offset, length);
      }
      return read;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private byte[] compute() {
    StringBuilder text = new StringBuilder();
    AvroBlock block = new AvroBlock();
    long until = blob.scanned() + SCANNED_BETWEEN;
    while (!over && text.length() + block.size() < PIECE && blob.scanned() < until) {
      step(text, block);
    }
    if (!text.isEmpty()) {
      block.data(text.toString().getBytes(StandardCharsets.UTF_8));
    }
    block.progress(blob.scanned(), plan.length());
    if (over) {
      block.end(plan.length());
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    block.writeTo(bytes, marker);
    return bytes.toByteArray();
  }

  private void step(StringBuilder text, AvroBlock block) {
    try {
      ResultRows.Step step = rows().next();
      step.row()
          .ifPresent(row -> {
            begin(text, row.keySet());
            writer.write(text, row);
          });
      over = step.over();
      if (over) {
        begin(text, plan.statement().columns().stream().map(SelectItem::name).toList());
      }
    } catch (QueryFault fault) {
      block.error(fault, blob.scanned());
      over = fault.isFatal();
    }
  }

  private void begin(StringBuilder text, Collection<String> names) {
    if (!begun) {
      writer.begin(text, names);
      begun = true;
    }
  }

  private ResultRows rows() {
    if (rows == null) {
      rows = new ResultRows(source(), plan.statement());
    }
    return rows;
  }

  private RowSource source() {
    return switch (plan.request().input()) {
      case QueryFormat.Delimited delimited -> split(new DelimitedSource(blob, delimited));
      case QueryFormat.Json json -> new JsonSource(blob, json, plan.statement().table());
    };
  }

  private RowSource split(RowSource records) {
    OptionalInt size = plan.statement().split();
    return size.isPresent() ? new SplitSource(blob, records, size.getAsInt()) : records;
  }

  @Override
  public void close() {
    blob.close();
  }
}
