package dev.malachite.queue.queue;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import java.util.List;
import java.util.Optional;

/** List Queues, by name. */
public final class ListQueues implements Operation {
  private final QueueStore queues;

  public ListQueues(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    ListRequest request = ListRequest.of(call);
    Range all = Range.prefix(QueueKeys.queues(request.prefix()));
    Range range = request.resumeAfter().map(name -> all.after(QueueKeys.queues(name))).orElse(all);
    List<String> partition = List.of(QueueKeys.account(call.account()));
    Cursor cursor = new Cursor(queues.store(), partition, range, request.maxResults() + 1);
    XmlWriter xml = request.head();
    Optional<String> last = write(xml, cursor, request);
    xml.close().text("NextMarker", last.map(Marker::encode).orElse("")).close();
    return Reply.status(200).header("Cache-Control", "no-cache").xml(xml).build();
  }

  /** The last name written, where more follow. */
  private static Optional<String> write(XmlWriter xml, Cursor cursor, ListRequest request) {
    String last = "";
    int count = 0;
    for (Optional<Item> next = cursor.next(); next.isPresent(); next = cursor.next()) {
      Queue queue = QueueCodec.decode(next.get().value());
      if (!queue.isLive()) {
        continue;
      }
      if (count++ == request.maxResults()) {
        return Optional.of(last);
      }
      last = QueueKeys.queueName(next.get().key());
      write(xml, last, queue, request.withMetadata());
    }
    return Optional.empty();
  }

  private static void write(XmlWriter xml, String name, Queue queue, boolean withMetadata) {
    xml.open("Queue").text("Name", name);
    if (withMetadata) {
      xml.open("Metadata");
      queue.metadata().entries().forEach(xml::text);
      xml.close();
    }
    xml.close();
  }
}
