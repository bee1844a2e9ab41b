package dev.malachite.queue;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.XmlElement;
import dev.malachite.protocol.xml.XmlReader;
import dev.malachite.queue.model.PopReceipt;
import java.util.List;

/** A message as an answer shows it. */
record Received(
    String id,
    String insertionTime,
    String expirationTime,
    String receipt,
    String nextVisible,
    long dequeueCount,
    String text) {

  static List<Received> listOf(Reply reply) {
    XmlElement root = XmlReader.read(reply.payload().stream().get(), 10_000_000);
    return root.children("QueueMessage").stream().map(Received::of).toList();
  }

  private static Received of(XmlElement message) {
    return new Received(
        message.textOf("MessageId").orElse(""),
        message.textOf("InsertionTime").orElse(""),
        message.textOf("ExpirationTime").orElse(""),
        message.textOf("PopReceipt").orElse(""),
        message.textOf("TimeNextVisible").orElse(""),
        message.numberOf("DequeueCount").orElse(-1),
        message.textOf("MessageText").orElse(""));
  }

  PopReceipt popReceipt() {
    return PopReceipt.decode(receipt).orElseThrow();
  }
}
