package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.Ids;
import dev.malachite.domain.Malformed;
import dev.malachite.file.handle.OpenHandle;
import dev.malachite.file.handle.OpenRequest;
import dev.malachite.file.model.FileSettings;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Handle;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.MeteredStore;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.embedded.Embedded;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** The File service on a store in memory, asked by the ids of its operations. */
public final class Bench {
  public final TestClock clock = new TestClock();
  public final Embedded embedded = Embedded.memory(clock);
  public final MeteredStore store;
  public final FileStore files;
  public final FileService service;

  /** What is to go on after the answer waits here. */
  public final Deque<Runnable> background = new ArrayDeque<>();

  private final Map<String, Operation> operations;

  public Bench() {
    this(store -> store);
  }

  public Bench(UnaryOperator<Store> decorate) {
    store = new MeteredStore(decorate.apply(embedded.store()));
    Ids ids = Ids.secure();
    Transactions transactions = new Transactions(store, clock, ids);
    files = FileStore.of(store, transactions, embedded.content(), ids, FileSettings.standard(1));
    service =
        new FileService(files, Accounts.parse(Calls.ACCOUNT + ":a2V5"), sources(), background::add);
    operations = service.operations();
  }

  public Sources sources() {
    return new BenchSources(this);
  }

  public Reply run(String id, String uri, byte[] body, String... headers) {
    return operations.get(id).handle(Calls.of(uri, body, headers));
  }

  public Reply run(String id, String uri, String... headers) {
    return run(id, uri, new byte[0], headers);
  }

  /** The code of the refusal. */
  public ErrorCode refusal(String id, String uri, String... headers) {
    return refusalOf(() -> run(id, uri, headers));
  }

  /** The status and the code of the refusal. */
  public String refused(String id, String uri, String... headers) {
    return refused(id, uri, new byte[0], headers);
  }

  public String refused(String id, String uri, byte[] body, String... headers) {
    try {
      run(id, uri, body, headers);
    } catch (ApiException refused) {
      return refused.status() + " " + refused.code().code();
    } catch (Malformed malformed) {
      ApiException refused = MalformedInput.error(malformed);
      return refused.status() + " " + refused.code().code();
    }
    throw new AssertionError("not refused");
  }

  /** It is refused with this status and code. */
  public void refuses(String expected, String id, String uri, String... headers) {
    assertThat(refused(id, uri, headers))
        .as("%s %s %s", id, uri, List.of(headers))
        .isEqualTo(expected);
  }

  /** As somebody who came with a token. */
  public Reply runAsUser(String id, String uri, byte[] body, String... headers) {
    Principal user = new Principal.User("object", "tenant");
    return operations.get(id).handle(Calls.of(user, uri, body, headers));
  }

  /** A header of the answer. */
  public String header(String name, String id, String uri, String... headers) {
    return run(id, uri, headers).headers().first(name).orElse("");
  }

  public static ErrorCode refusalOf(Runnable action) {
    try {
      action.run();
    } catch (ApiException refused) {
      return refused.code();
    }
    throw new AssertionError("not refused");
  }

  public void share(String name, String... headers) {
    run("CreateShare", "/" + name + "?restype=share", headers);
  }

  public void directory(String path) {
    run("CreateDirectory", path + "?restype=directory");
  }

  public Reply file(String path, long length, String... headers) {
    String[] all = Arrays.copyOf(headers, headers.length + 4);
    all[headers.length] = "x-ms-type";
    all[headers.length + 1] = "file";
    all[headers.length + 2] = "x-ms-content-length";
    all[headers.length + 3] = Long.toString(length);
    return run("CreateFile", path, all);
  }

  public void write(String path, long offset, byte[] bytes) {
    run(
        "PutRange",
        path + "?comp=range",
        bytes,
        "x-ms-write",
        "update",
        "x-ms-range",
        "bytes=" + offset + "-" + (offset + bytes.length - 1));
  }

  public byte[] read(String uri) {
    return bytes(run("GetFile", uri));
  }

  public String snapshot(String share) {
    clock.advance(Duration.ofSeconds(1));
    return run("SnapshotShare", "/" + share + "?restype=share&comp=snapshot")
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }

  public List<String> names(String uri) {
    String separator = uri.contains("?") ? "&" : "?";
    String xml =
        text(run("ListDirectoriesAndFiles", uri + separator + "restype=directory&comp=list"));
    return namesIn(xml);
  }

  public static List<String> namesIn(String xml) {
    return Pattern.compile("<Name>([^<]*)</Name>")
        .matcher(xml)
        .results()
        .map(each -> each.group(1))
        .toList();
  }

  public OpenHandle open(
      String share, String path, Set<Handle.Right> access, Set<Handle.Right> shared) {
    return service
        .handles()
        .open(
            new OpenRequest(
                Calls.ACCOUNT,
                share,
                FilePath.parse(path, FilePath.TrailingDots.TRIM),
                access,
                shared,
                new OpenRequest.Client("10.0.0.1", "client", "7")));
  }

  public static String text(Reply reply) {
    return new String(bytes(reply), StandardCharsets.UTF_8);
  }

  public static byte[] bytes(Reply reply) {
    try (InputStream stream = reply.payload().stream().get()) {
      return stream.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
