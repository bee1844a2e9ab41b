package dev.malachite.blob.query;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Records of the stream of results, in the binary encoding of Avro. */
final class AvroBlock {
  // In the order of the schema's union.
  private static final int RESULT_DATA = 0;
  private static final int ERROR = 1;
  private static final int PROGRESS = 2;
  private static final int END = 3;

  private final ByteArrayOutputStream records = new ByteArrayOutputStream();
  private int count;

  AvroBlock data(byte[] data) {
    begin(RESULT_DATA);
    AvroEncoding.bytes(records, data);
    return this;
  }

  AvroBlock error(QueryFault fault, long position) {
    begin(ERROR);
    records.write(fault.isFatal() ? 1 : 0);
    text(fault.name());
    text(fault.description());
    AvroEncoding.number(records, position);
    return this;
  }

  AvroBlock progress(long scanned, long total) {
    begin(PROGRESS);
    AvroEncoding.number(records, scanned);
    AvroEncoding.number(records, total);
    return this;
  }

  AvroBlock end(long total) {
    begin(END);
    AvroEncoding.number(records, total);
    return this;
  }

  private void begin(int kind) {
    count++;
    AvroEncoding.number(records, kind);
  }

  private void text(String text) {
    AvroEncoding.bytes(records, text.getBytes(StandardCharsets.UTF_8));
  }

  /** How much an error would have to wait. */
  int size() {
    return records.size();
  }

  void writeTo(ByteArrayOutputStream target, byte[] marker) {
    if (count > 0) {
      AvroEncoding.number(target, count);
      AvroEncoding.number(target, records.size());
      target.writeBytes(records.toByteArray());
      target.writeBytes(marker);
    }
  }
}
