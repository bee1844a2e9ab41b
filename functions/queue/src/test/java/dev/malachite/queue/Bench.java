package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Meter;
import dev.malachite.store.MeteredStore;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.embedded.Embedded;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The Queue service on a store in memory, driven without HTTP. */
final class Bench {
  final TestClock clock = new TestClock();
  final MeteredStore store;
  final Transactions transactions;
  private final QueueService service;
  private final Map<String, Operation> operations;
  private final Map<String, Operation> otherProcess;

  Bench() {
    this(1);
  }

  Bench(int buckets) {
    this(buckets, sound -> sound);
  }

  /** On a store that something is wrong with. */
  Bench(int buckets, UnaryOperator<Store> wrong) {
    store = new MeteredStore(wrong.apply(Embedded.memory(clock).store()));
    transactions = new Transactions(store, clock, Ids.secure());
    service = service(store, clock, buckets);
    operations = service.operations();
    otherProcess = service(store, clock, buckets).operations();
  }

  static QueueService service(Store store, Clock clock, int buckets) {
    Ids ids = Ids.secure();
    return new QueueService(
        QueueStore.of(store, new Transactions(store, clock, ids), ids, buckets),
        Accounts.parse("acct:a2V5"));
  }

  QueueService service() {
    return service;
  }

  Reply send(String operation, String uri, String body, String... headers) {
    return operations.get(operation).handle(Calls.of(uri, body, headers));
  }

  Reply send(String operation, String uri) {
    return send(operation, uri, "");
  }

  /** The error that the operation answers with. */
  ApiException refusal(String operation, String uri, String body, String... headers) {
    Throwable thrown = catchThrowable(() -> send(operation, uri, body, headers));
    Throwable error =
        thrown instanceof Malformed malformed ? MalformedInput.error(malformed) : thrown;
    assertThat(error).isInstanceOf(ApiException.class);
    return (ApiException) error;
  }

  ApiException refusal(String operation, String uri) {
    return refusal(operation, uri, "");
  }

  /** What the store was asked for meanwhile. */
  Meter cost(Runnable work) {
    Meter before = store.meter();
    work.run();
    return store.meter().minus(before);
  }

  void create(String queue) {
    assertThat(send("CreateQueue", "/" + queue).status()).isEqualTo(201);
  }

  Received put(String queue, String text, String... parameters) {
    String uri = "/" + queue + "/messages?" + String.join("&", parameters);
    return Received.listOf(send("PutMessage", uri, Calls.message(text))).getFirst();
  }

  /** Many messages at once, without the way through documents. */
  void fill(String queue, int messages, Duration invisible) {
    Crowd.fill(store, QueueKeys.queue(Calls.ACCOUNT, queue), messages, clock.now(), invisible);
  }

  List<Received> get(String queue, String... parameters) {
    String uri = "/" + queue + "/messages?" + String.join("&", parameters);
    return Received.listOf(send("GetMessages", uri));
  }

  /** The same, by a process that knows nothing of this one. */
  List<Received> getElsewhere(String queue, String... parameters) {
    String uri = "/" + queue + "/messages?" + String.join("&", parameters);
    return Received.listOf(otherProcess.get("GetMessages").handle(Calls.of(uri, "")));
  }

  List<Received> peek(String queue, String... parameters) {
    String uri = "/" + queue + "/messages?peekonly=true&" + String.join("&", parameters);
    return Received.listOf(send("PeekMessages", uri));
  }

  Reply delete(String queue, String id, String receipt) {
    return send("DeleteMessage", Bench.uri(queue, id, receipt));
  }

  Reply update(String queue, Received message, int seconds, String body) {
    String uri = Bench.uri(queue, message.id(), message.receipt());
    return send("UpdateMessage", uri + "&visibilitytimeout=" + seconds, body);
  }

  long count(String queue) {
    Reply reply = send("GetQueueMetadata", "/" + queue + "?comp=metadata");
    return Long.parseLong(reply.headers().first("x-ms-approximate-messages-count").orElseThrow());
  }

  static String uri(String queue, String id, String receipt) {
    return "/" + queue + "/messages/" + id + "?popreceipt=" + receipt;
  }

  static String text(Reply reply) throws Exception {
    return new String(reply.payload().stream().get().readAllBytes(), StandardCharsets.UTF_8);
  }
}
