package dev.malachite.blob.query;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** The container of Avro, as far as results need it. */
final class AvroEncoding {
  private static final byte[] MAGIC = {'O', 'b', 'j', 1};
  private static final String NAMESPACE = "com.microsoft.azure.storage.queryBlobContents.";
  private static final String SCHEMA =
      "["
          + record("resultData", field("data", "bytes"))
          + ","
          + record(
              "error",
              field("fatal", "boolean"),
              field("name", "string"),
              field("description", "string"),
              field("position", "long"))
          + ","
          + record("progress", field("bytesScanned", "long"), field("totalBytes", "long"))
          + ","
          + record("end", field("totalBytes", "long"))
          + "]";

  private AvroEncoding() {}

  private static String record(String name, String... fields) {
    return "{\"type\":\"record\",\"name\":\""
        + NAMESPACE
        + name
        + "\",\"doc\":\"\",\"fields\":["
        + String.join(",", fields)
        + "]}";
  }

  private static String field(String name, String type) {
    return "{\"name\":\"" + name + "\",\"type\":\"" + type + "\"}";
  }

  static void header(ByteArrayOutputStream target, byte[] marker) {
    target.writeBytes(MAGIC);
    number(target, 2);
    text(target, "avro.schema");
    text(target, SCHEMA);
    text(target, "avro.codec");
    text(target, "null");
    number(target, 0);
    target.writeBytes(marker);
  }

  private static void text(ByteArrayOutputStream target, String text) {
    bytes(target, text.getBytes(StandardCharsets.UTF_8));
  }

  static void bytes(ByteArrayOutputStream target, byte[] bytes) {
    number(target, bytes.length);
    target.writeBytes(bytes);
  }

  static void number(ByteArrayOutputStream target, long number) {
    long rest = (number << 1) ^ (number >> 63);
    while ((rest & ~0x7fL) != 0) {
      target.write((int) ((rest & 0x7f) | 0x80));
      rest >>>= 7;
    }
    target.write((int) rest);
  }
}
