package dev.malachite.blob;

import dev.malachite.blob.model.BlobSettings;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Containers;
import dev.malachite.domain.Ids;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.Target;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.store.Meter;
import dev.malachite.store.MeteredStore;
import dev.malachite.store.Transactions;
import dev.malachite.store.embedded.Embedded;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;

/** Operations on a store in memory, with a meter on it and a clock that is moved by hand. */
public final class BlobBench {
  private Instant now = Instant.parse("2026-11-16T00:00:00Z");
  private final MeteredStore store;
  private final BlobStore blobs;

  public BlobBench() {
    this(1);
  }

  public BlobBench(int buckets) {
    this(buckets, BlobSettings.DEFAULT);
  }

  public BlobBench(int buckets, BlobSettings settings) {
    Embedded memory = Embedded.memory(() -> now);
    store = new MeteredStore(memory.store());
    Transactions transactions = new Transactions(store, () -> now, Ids.secure());
    blobs =
        new BlobStore(
            store,
            transactions,
            memory.content(),
            Ids.secure(),
            new Containers(),
            buckets,
            settings);
  }

  public BlobStore blobs() {
    return blobs;
  }

  public Instant now() {
    return now;
  }

  public void pass(Duration time) {
    now = now.plus(time);
  }

  /** What the call cost. */
  public Meter cost(Runnable call) {
    Meter before = store.meter();
    call.run();
    return store.meter().minus(before);
  }

  public Reply run(Operation operation, String uri, byte[] body, String... headers) {
    return operation.handle(call(uri, body, headers));
  }

  public Reply run(Operation operation, String uri, String... headers) {
    return run(operation, uri, new byte[0], headers);
  }

  /** A request of the account's owner, as the pipeline hands it to operations. */
  public Call call(String uri, byte[] body, String... headers) {
    return call(false, uri, body, headers);
  }

  /** The same at the endpoint that is for reading only. */
  public Call secondaryCall(String uri, String... headers) {
    return call(true, uri, new byte[0], headers);
  }

  private Call call(boolean secondary, String uri, byte[] body, String... headers) {
    int question = uri.indexOf('?');
    String path = question < 0 ? uri : uri.substring(0, question);
    return new Call(
        "request",
        now,
        new Target(Service.BLOB, "account", secondary, "ANY", path, path),
        Resource.parse(path).orElseThrow(),
        Query.parse(question < 0 ? "" : uri.substring(question + 1)).orElseThrow(),
        Headers.of(headers),
        new Body(OptionalLong.of(body.length), new ByteArrayInputStream(body)),
        new Peer("127.0.0.1", false, "localhost:10000"),
        new Principal.Owner());
  }
}
