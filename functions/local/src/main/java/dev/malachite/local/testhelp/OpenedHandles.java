package dev.malachite.local.testhelp;

import static java.util.Objects.requireNonNullElse;
import static java.util.Objects.requireNonNullElseGet;

import dev.malachite.domain.FilePath;
import dev.malachite.file.handle.Handles;
import dev.malachite.file.handle.OpenHandle;
import dev.malachite.file.handle.OpenRequest;
import dev.malachite.file.model.ByteLock;
import dev.malachite.file.model.Handle;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

/**
 * Files held open and locked as a client of SMB would, so that tests can meet what clients of the
 * REST API alone cannot bring about.
 */
final class OpenedHandles {
  private final Handles handles;
  private final String account;
  private final List<OpenHandle> opened = new CopyOnWriteArrayList<>();

  /**
   * Opens what it is asked to.
   *
   * @param account whose shares are meant where a request names none
   */
  OpenedHandles(Handles handles, String account) {
    this.handles = handles;
    this.account = account;
  }

  /** Opens a file and locks bytes of it; its id, as lists of handles show it. */
  String open(JsonObject wish) {
    OpenHandle handle = handles.open(request(wish));
    opened.add(handle);
    for (ByteLock lock : locks(wish)) {
      handles.lock(handle, lock);
    }
    return handle.id();
  }

  /** Closes all that were opened here and are still open. */
  void closeAll() {
    opened.removeIf(handle -> {
      handles.close(handle);
      return true;
    });
  }

  private OpenRequest request(JsonObject wish) {
    return new OpenRequest(
        requireNonNullElse(wish.getString("account"), account),
        required(wish, "share"),
        FilePath.parse(required(wish, "path"), FilePath.TrailingDots.TRIM),
        rights(wish, "access"),
        rights(wish, "shared"),
        new OpenRequest.Client(
            requireNonNullElse(wish.getString("client"), "127.0.0.1"), "test", "1"));
  }

  private static String required(JsonObject wish, String name) {
    return Optional.ofNullable(wish.getString(name))
        .orElseThrow(() -> new IllegalArgumentException(name + " is missing"));
  }

  private static long place(JsonObject lock, String name) {
    return Optional.ofNullable(lock.getLong(name))
        .orElseThrow(() -> new IllegalArgumentException(name + " is missing"));
  }

  private static Set<Handle.Right> rights(JsonObject wish, String name) {
    return requireNonNullElseGet(wish.getJsonArray(name), () -> new JsonArray().add("read"))
        .stream()
        .map(each -> Handle.Right.valueOf(each.toString().toUpperCase(Locale.ROOT)))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Handle.Right.class)));
  }

  private static List<ByteLock> locks(JsonObject wish) {
    return requireNonNullElseGet(wish.getJsonArray("locks"), JsonArray::new).stream()
        .map(JsonObject.class::cast)
        .map(each ->
            new ByteLock(
                place(each, "first"),
                place(each, "last"),
                requireNonNullElse(each.getBoolean("exclusive"), true)))
        .toList();
  }
}
