package dev.malachite.reclaim;

import dev.malachite.blob.BlobService;
import dev.malachite.blob.copy.CopyOperations;
import dev.malachite.blob.copy.CopyRunner;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Containers;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.file.FileService;
import dev.malachite.file.model.FileSettings;
import dev.malachite.file.model.FileStore;
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
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.queue.QueueService;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.table.TableService;
import dev.malachite.table.model.TableStore;
import dev.malachite.table.model.Tables;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;

/** A process with all four services. */
final class World {
  static final String ACCOUNT = "acct";
  static final String FAR = "http://far:10000";

  private final Clock clock;
  private final Map<Service, Map<String, Operation>> operations = new EnumMap<>(Service.class);
  private final FileService files;
  private final Sources sources;

  World(Store store, Content content, Clock clock, Ids ids, BlobSettings settings) {
    this.clock = clock;
    Accounts accounts = Accounts.parse(ACCOUNT + ":a2V5");
    Transactions transactions = new Transactions(store, clock, ids);
    BlobStore blobs =
        new BlobStore(store, transactions, content, ids, new Containers(), 2, settings);
    sources = new WorldSources(this);
    Map<String, Operation> ofBlobs =
        new HashMap<>(new BlobService(blobs, accounts, sources).operations());
    // Nobody goes on with copies but reclaim.
    ofBlobs.putAll(CopyOperations.of(blobs, sources, new CopyRunner(blobs, sources, task -> {})));
    operations.put(Service.BLOB, ofBlobs);
    operations.put(
        Service.QUEUE,
        new QueueService(QueueStore.of(store, transactions, ids, 2), accounts).operations());
    operations.put(
        Service.TABLE,
        new TableService(
                new TableStore(store, transactions, content, ids, new Tables(), 2), accounts)
            .operations());
    files =
        new FileService(
            FileStore.of(store, transactions, content, ids, FileSettings.standard(2)),
            accounts,
            sources);
    operations.put(Service.FILE, files.operations());
  }

  FileService files() {
    return files;
  }

  Sources sources() {
    return sources;
  }

  Reply blob(String operation, String uri, byte[] body, String... headers) {
    return send(Service.BLOB, operation, uri, body, headers);
  }

  Reply blob(String operation, String uri, String... headers) {
    return blob(operation, uri, new byte[0], headers);
  }

  Reply queue(String operation, String uri, String body) {
    return send(Service.QUEUE, operation, uri, body.getBytes(StandardCharsets.UTF_8));
  }

  Reply table(String operation, String uri, String body, String... headers) {
    return send(Service.TABLE, operation, uri, body.getBytes(StandardCharsets.UTF_8), headers);
  }

  Reply file(String operation, String uri, byte[] body, String... headers) {
    return send(Service.FILE, operation, uri, body, headers);
  }

  Reply file(String operation, String uri, String... headers) {
    return file(operation, uri, new byte[0], headers);
  }

  Reply upload(String uri, InputStream body, long length) {
    return send(Service.BLOB, "PutBlob", uri, new Body(OptionalLong.of(length), body));
  }

  private Reply send(
      Service service, String operation, String uri, byte[] body, String... headers) {
    Body whole = new Body(OptionalLong.of(body.length), new ByteArrayInputStream(body));
    return send(service, operation, uri, whole, headers);
  }

  private Reply send(Service service, String operation, String uri, Body body, String... headers) {
    int question = uri.indexOf('?');
    String path = question < 0 ? uri : uri.substring(0, question);
    Call call =
        new Call(
            "request",
            clock.now(),
            new Target(service, ACCOUNT, false, "ANY", "/" + ACCOUNT + path, path),
            Resource.parse(path).orElseThrow(),
            Query.parse(question < 0 ? "" : uri.substring(question + 1)).orElseThrow(),
            Headers.of(headers),
            body,
            new Peer("127.0.0.1", false, "localhost:10000"),
            new Principal.Owner());
    Operation handler = operations.get(service).get(operation);
    if (handler == null) {
      throw new IllegalArgumentException("no operation " + operation);
    }
    return handler.handle(call);
  }

  static byte[] read(Reply reply) {
    try (InputStream stream = reply.payload().stream().get()) {
      return stream.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static byte[] bytes(int length, long seed) {
    byte[] bytes = new byte[length];
    new Random(seed).nextBytes(bytes);
    return bytes;
  }
}
