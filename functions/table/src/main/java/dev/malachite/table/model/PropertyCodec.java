package dev.malachite.table.model;

import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** Properties as bytes. The numbers are part of the stored format: add, never reuse. */
final class PropertyCodec {
  private static final int PROPERTY = 1;
  private static final int NAME = 1;
  private static final int TEXT = 2;
  private static final int INT32 = 3;
  private static final int INT64 = 4;
  private static final int FLOATING = 5;
  private static final int FLAG = 6;
  private static final int MOMENT = 7;
  private static final int GUID = 8;
  private static final int BINARY = 9;

  private PropertyCodec() {}

  static byte[] encode(Map<String, EdmValue> properties) {
    FieldWriter fields = new FieldWriter();
    properties.forEach((name, value) ->
        fields.putRecord(PROPERTY, property -> write(property.put(NAME, name), value)));
    return fields.toBytes();
  }

  private static void write(FieldWriter fields, EdmValue value) {
    switch (value) {
      case EdmValue.Text text -> fields.put(TEXT, text.value());
      case EdmValue.Int32 number -> fields.put(INT32, (long) number.value());
      case EdmValue.Int64 number -> fields.put(INT64, number.value());
      case EdmValue.Floating number ->
          fields.putFixed(FLOATING, Double.doubleToLongBits(number.value()));
      case EdmValue.Flag flag -> fields.put(FLAG, flag.value());
      case EdmValue.Moment moment -> fields.put(MOMENT, moment.ticks());
      case EdmValue.Guid guid -> fields.put(GUID, bytes(guid.value()));
      case BinaryValue binary -> fields.put(BINARY, binary.bytes());
    }
  }

  static Map<String, EdmValue> decode(byte[] bytes) {
    Map<String, EdmValue> properties = new LinkedHashMap<>();
    for (FieldReader fields : new FieldReader(bytes).records(PROPERTY)) {
      properties.put(fields.text(NAME).orElseThrow(), read(fields));
    }
    return properties;
  }

  private static EdmValue read(FieldReader fields) {
    int kind = fields.lastAmong(TEXT, BINARY);
    return switch (kind) {
      case TEXT -> new EdmValue.Text(fields.text(TEXT).orElseThrow());
      case BINARY -> new BinaryValue(fields.bytes(BINARY).orElseThrow());
      case GUID -> new EdmValue.Guid(guid(fields.bytes(GUID).orElseThrow()));
      default -> read(kind, fields.number(kind).orElseThrow());
    };
  }

  private static EdmValue read(int kind, long number) {
    return switch (kind) {
      case INT32 -> new EdmValue.Int32((int) number);
      case INT64 -> new EdmValue.Int64(number);
      case FLOATING -> new EdmValue.Floating(Double.longBitsToDouble(number));
      case FLAG -> new EdmValue.Flag(number != 0);
      case MOMENT -> new EdmValue.Moment(number);
      default -> throw new IllegalStateException("a property without a value");
    };
  }

  private static byte[] bytes(UUID guid) {
    return ByteBuffer.allocate(16)
        .putLong(guid.getMostSignificantBits())
        .putLong(guid.getLeastSignificantBits())
        .array();
  }

  private static UUID guid(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    return new UUID(buffer.getLong(), buffer.getLong());
  }
}
