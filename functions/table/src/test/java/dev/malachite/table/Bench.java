package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Content;
import dev.malachite.store.Meter;
import dev.malachite.store.MeteredStore;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.embedded.Embedded;
import dev.malachite.table.model.TableStore;
import dev.malachite.table.model.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The Table service on a store in memory, driven without HTTP. */
final class Bench {
  final TestClock clock = new TestClock();
  final MeteredStore store;
  final Content content;
  private final int buckets;
  private final TableService service;
  private final Map<String, Operation> operations;

  Bench() {
    this(1);
  }

  Bench(int buckets) {
    this(buckets, sound -> sound);
  }

  /** On a store that behaves in a way of its own. */
  Bench(int buckets, UnaryOperator<Store> own) {
    Embedded embedded = Embedded.memory(clock);
    this.buckets = buckets;
    store = new MeteredStore(own.apply(embedded.store()));
    content = embedded.content();
    service = service(store, clock);
    operations = service.operations();
  }

  /** Another process on the same store. */
  TableService service(Store shared, Clock time) {
    Ids ids = Ids.secure();
    Transactions transactions = new Transactions(shared, time, ids);
    return new TableService(
        new TableStore(shared, transactions, content, ids, new Tables(), buckets),
        Accounts.parse("acct:a2V5"));
  }

  TableService service() {
    return service;
  }

  Reply send(String operation, Call call) {
    return operations.get(operation).handle(call);
  }

  Reply send(String operation, String uri, String body, String... headers) {
    return send(operation, Calls.of(uri, body, headers));
  }

  /** The error that the operation answers with. */
  ApiException refusal(String operation, String uri, String body, String... headers) {
    return refusal(operation, Calls.of(uri, body, headers));
  }

  ApiException refusal(String operation, Call call) {
    Throwable thrown = catchThrowable(() -> send(operation, call));
    Throwable error =
        thrown instanceof Malformed malformed ? MalformedInput.error(malformed) : thrown;
    assertThat(error).isInstanceOf(ApiException.class);
    return (ApiException) error;
  }

  String code(String operation, String uri, String body, String... headers) {
    ApiException error = refusal(operation, uri, body, headers);
    return error.status() + " " + error.code().code();
  }

  /** What the store was asked for meanwhile. */
  Meter cost(Runnable work) {
    Meter before = store.meter();
    work.run();
    return store.meter().minus(before);
  }

  Bench create(String table) {
    Reply reply = send("CreateTable", "/Tables", "{\"TableName\":\"" + table + "\"}");
    assertThat(reply.status()).isEqualTo(201);
    return this;
  }

  /** Inserts and returns the ETag. */
  String insert(String table, String partition, String row, String properties) {
    String keys = "{\"PartitionKey\":\"" + partition + "\",\"RowKey\":\"" + row + "\"";
    String body = properties.isEmpty() ? keys + "}" : keys + "," + properties + "}";
    Reply reply = send("InsertEntity", "/" + table, body, "Prefer", "return-no-content");
    assertThat(reply.status()).isEqualTo(204);
    return header(reply, "ETag");
  }

  /** The body of a point query, without metadata. */
  String get(String table, String partition, String row) {
    return text(
        send(
            "GetEntity",
            Calls.entity(table, partition, row),
            "",
            "Accept",
            "application/json;odata=nometadata"));
  }

  Reply query(String table, String filter, String... parameters) {
    String query = filter.isEmpty() ? "" : "$filter=" + Calls.encode(filter) + "&";
    return send(
        "QueryEntities",
        "/" + table + "()?" + query + String.join("&", parameters),
        "",
        "Accept",
        "application/json;odata=nometadata");
  }

  static String header(Reply reply, String name) {
    return reply.headers().first(name).orElse("");
  }

  static String text(Reply reply) {
    try {
      return new String(reply.payload().stream().get().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
