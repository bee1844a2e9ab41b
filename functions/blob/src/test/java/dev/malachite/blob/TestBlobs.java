package dev.malachite.blob;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.malachite.blob.copy.CopyOperations;
import dev.malachite.blob.copy.CopyRunner;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.MalformedInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/**
 * The whole Blob service on a bench, its copies reading from itself; what is to go on in the
 * background waits.
 */
public final class TestBlobs {
  public static final String HERE = "http://localhost:10000";

  private final BlobBench bench;
  private final Map<String, Operation> operations = new HashMap<>();
  private final Deque<Runnable> background = new ArrayDeque<>();
  private final CopyRunner runner;

  public TestBlobs() {
    this(new BlobBench());
  }

  public TestBlobs(BlobBench bench) {
    this.bench = bench;
    Sources sources = new BenchSources(bench, operations);
    runner = new CopyRunner(bench.blobs(), sources, background::add);
    operations.putAll(
        new BlobService(bench.blobs(), Accounts.parse("account:a2V5"), sources).operations());
    operations.putAll(CopyOperations.of(bench.blobs(), sources, runner));
    send("CreateContainer", "/box?restype=container");
  }

  public BlobBench bench() {
    return bench;
  }

  public CopyRunner runner() {
    return runner;
  }

  public Sources sources() {
    return new BenchSources(bench, operations);
  }

  public Operation operation(String id) {
    return operations.get(id);
  }

  public Reply send(String operation, String uri, byte[] body, String... headers) {
    return operations.get(operation).handle(bench.call(uri, body, headers));
  }

  public Reply send(String operation, String uri, String... headers) {
    return send(operation, uri, new byte[0], headers);
  }

  /** The status and code that the operation refuses with. */
  public String refusal(String operation, String uri, byte[] body, String... headers) {
    Throwable thrown = catchThrowable(() -> send(operation, uri, body, headers));
    Throwable error =
        thrown instanceof Malformed malformed ? MalformedInput.error(malformed) : thrown;
    assertThat(error).isInstanceOf(ApiException.class);
    ApiException refusal = (ApiException) error;
    return refusal.status() + " " + refusal.code().code();
  }

  public String refusal(String operation, String uri, String... headers) {
    return refusal(operation, uri, new byte[0], headers);
  }

  public byte[] bytes(String uri) {
    return read(send("GetBlob", uri));
  }

  public String header(String uri, String name) {
    return send("GetBlobProperties", uri).headers().first(name).orElse("");
  }

  /** Does one thing that waits. */
  public void runOne() {
    background.removeFirst().run();
  }

  public boolean isIdle() {
    return background.isEmpty();
  }

  /** As if the process were killed. */
  public void forgetBackground() {
    background.clear();
  }

  public static byte[] read(Reply reply) {
    try (InputStream stream = reply.payload().stream().get()) {
      return stream.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public static String text(Reply reply) {
    return new String(read(reply), StandardCharsets.UTF_8);
  }

  public static byte[] random(int length, long seed) {
    byte[] bytes = new byte[length];
    new Random(seed).nextBytes(bytes);
    return bytes;
  }
}
