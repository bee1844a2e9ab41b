package dev.malachite.bench.work;

import static dev.malachite.bench.wire.Service.BLOB;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Random;

/** The requests of the Blob service that the works are made of. */
final class BlobWorks {
  private BlobWorks() {}

  static void createContainer(Client client, String container) {
    Answer answer = client.ask(Exchange.of(BLOB, "PUT", container).query("restype", "container"));
    if (answer.status() != 201 && answer.status() != 409) {
      throw new IllegalStateException(container + ": " + answer.status() + " " + answer.text());
    }
  }

  static Exchange put(String blob, byte[] bytes) {
    return put(blob, ByteBuffer.wrap(bytes));
  }

  static Exchange put(String blob, ByteBuffer bytes) {
    return Exchange.of(BLOB, "PUT", blob).header("x-ms-blob-type", "BlockBlob").body(bytes);
  }

  static Exchange get(String blob) {
    return Exchange.of(BLOB, "GET", blob);
  }

  static Exchange putBlock(String blob, int block, ByteBuffer bytes) {
    return Exchange.of(BLOB, "PUT", blob)
        .query("comp", "block")
        .query("blockid", blockId(block))
        .body(bytes);
  }

  static Exchange putBlockList(String blob, int blocks) {
    StringBuilder list = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?><BlockList>");
    for (int block = 0; block < blocks; block++) {
      list.append("<Latest>").append(blockId(block)).append("</Latest>");
    }
    return Exchange.of(BLOB, "PUT", blob)
        .query("comp", "blocklist")
        .body(list.append("</BlockList>").toString());
  }

  // Nine bytes, so that the Base64 text has no padding and needs no encoding in the query.
  private static String blockId(int block) {
    return Base64.getEncoder().encodeToString("%09d".formatted(block).getBytes(UTF_8));
  }

  static byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }

  /** The same where the kernel can take it from. */
  static ByteBuffer direct(int length) {
    return ByteBuffer.allocateDirect(length).put(bytes(length)).flip();
  }
}
