package dev.malachite.local;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.account.Foundation;
import dev.malachite.blob.BlobService;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.file.FileService;
import dev.malachite.http.Incoming;
import dev.malachite.http.Operations;
import dev.malachite.http.Pipeline;
import dev.malachite.http.copy.ServerSources;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.auth.Authorizer;
import dev.malachite.protocol.auth.Challenge;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.Router;
import dev.malachite.queue.QueueService;
import dev.malachite.store.Meter;
import dev.malachite.store.MeteredStore;
import dev.malachite.store.Transactions;
import dev.malachite.store.embedded.Embedded;
import dev.malachite.table.TableService;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** Calls of all four services, and a table of what those that are rows of it asked of the store. */
final class PricedCalls {
  // Dollars for a million, us-east-1.
  private static final double READ_UNITS = 0.125;
  private static final double WRITE_UNITS = 0.625;
  private static final double OBJECT_PUTS = 5.00;
  private static final double OBJECT_GETS = 0.40;
  // A request, and 20 ms of 256 MB on arm64.
  private static final double CALLS = 0.20 + 0.25 * 0.020 * 13.3334;

  private static final String ACCOUNT = "/devstoreaccount1";

  private final Embedded memory = Embedded.memory(Clock.system());
  private final MeteredStore store = new MeteredStore(memory.store());
  private final CountedContent content = new CountedContent(memory.content());
  private final Pipeline pipeline = pipeline();
  private final StringBuilder rows = new StringBuilder();

  String table() {
    return """

    | Operation | Round trips | Read units | Write units | Objects | Store | With function |
    |---|---|---|---|---|---|---|
    """
        + rows
        + "\n";
  }

  /** Measures a call and what is read of its answer, and adds it to the table. */
  Reply row(
      String title, Service service, String method, String path, byte[] body, String... headers) {
    Meter before = store.meter();
    content.forget();
    Reply reply = call(service, method, path, body, headers);
    Reply kept = new Reply(reply.status(), reply.headers(), Payload.of(bytes(reply)));
    Meter cost = store.meter().minus(before);
    double dollars =
        cost.readUnits() * READ_UNITS
            + cost.writeUnits() * WRITE_UNITS
            + content.puts() * OBJECT_PUTS
            + content.gets() * OBJECT_GETS;
    rows.append(
        String.format(
            Locale.ROOT,
            "| %s | %d | %d | %d | %s | $%.2f | $%.2f |%n",
            title,
            cost.reads() + cost.scans() + cost.commits(),
            cost.readUnits(),
            cost.writeUnits(),
            objects(),
            dollars,
            dollars + CALLS));
    return kept;
  }

  private String objects() {
    return (content.puts() > 0 ? content.puts() + " put" : "")
        + (content.gets() > 0 ? content.gets() + " get" : "");
  }

  Reply call(Service service, String method, String path, byte[] body, String... headers) {
    Incoming incoming =
        new Incoming(
            service,
            method,
            ACCOUNT + path,
            Headers.of(headers),
            new Body(OptionalLong.of(body.length), new ByteArrayInputStream(body)),
            new Peer("127.0.0.1", true, "localhost"));
    Reply reply = pipeline.answerInside(incoming, Optional.of(ACCOUNT.substring(1)));
    assertThat(reply.status())
        .as("%s %s: %s", method, path, reply.headers().first("x-ms-error-code"))
        .isBetween(200, 299);
    return reply;
  }

  static byte[] bytes(Reply reply) {
    try (InputStream stream = reply.payload().stream().get()) {
      return stream.readAllBytes();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private Pipeline pipeline() {
    Clock clock = Clock.system();
    Ids ids = Ids.secure();
    Accounts accounts = Accounts.development();
    Foundation foundation =
        new Foundation(
            store,
            new Transactions(store, clock, ids),
            content,
            ids,
            accounts,
            new ServerSources(),
            1,
            Duration.ofHours(24));
    Operations operations =
        new Operations(
            List.of(
                BlobService.on(foundation, BlobSettings.DEFAULT),
                QueueService.on(foundation),
                TableService.on(foundation),
                FileService.on(foundation)),
            Optional.empty());
    PublicAccess none = (account, container) -> PublicAccess.Level.NONE;
    // Calls of the owner are neither authenticated nor checked against rules for browsers.
    Pipeline.Gate gate =
        new Pipeline.Gate(accounts, null, new Authorizer(none, new Challenge("common")), null);
    return new Pipeline(gate, new Router(Manifest.load()), operations, clock, ids, true);
  }
}
