package dev.malachite.local.seed;

import static dev.malachite.protocol.Service.QUEUE;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.xml.XmlWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Directories become queues, the files in them messages in the order of their names. A queue is
 * marked until it has all of them: a marked one is filled anew, any other is left alone.
 */
final class QueueSeed {
  private final SeedClient client;

  QueueSeed(SeedClient client) {
    this.client = client;
  }

  void fill(Path root) throws IOException {
    for (Path queue : Listing.directories(root)) {
      String path = client.path(Listing.name(queue));
      if (client.create(QUEUE, "PUT", path, Marks.SEEDING, Body.empty())) {
        messages(path + "/messages", queue);
        client.require(
            path,
            client.ask(QUEUE, "PUT", path + "?comp=metadata", Headers.empty(), Body.empty()),
            204);
      }
    }
  }

  private void messages(String path, Path queue) throws IOException {
    client.require(path, client.ask(QUEUE, "DELETE", path, Headers.empty(), Body.empty()), 204);
    for (Path file : Listing.files(queue)) {
      String message =
          new XmlWriter()
              .declaration()
              .open("QueueMessage")
              .text("MessageText", Files.readString(file))
              .close()
              .toString();
      client.require(
          path,
          client.ask(
              QUEUE, "POST", path + "?messagettl=-1", Headers.empty(), SeedClient.body(message)),
          201);
    }
  }
}
