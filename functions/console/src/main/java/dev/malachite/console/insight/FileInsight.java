package dev.malachite.console.insight;

import dev.malachite.domain.FilePath;
import dev.malachite.file.model.ByteLock;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Handle;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Tree;
import dev.malachite.protocol.Call;
import dev.malachite.store.View;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;

/** The lease of a file and the bytes that its open handles lock. */
final class FileInsight implements Insight {
  private final FileStore files;

  FileInsight(FileStore files) {
    this.files = files;
  }

  @Override
  public JsonObject look(Call call) {
    FilePath path = Tree.path(call);
    View view = files.transactions().read(files.tree().plan(call, path));
    Node node = files.tree().find(call, path, view).require();
    JsonArray handles = new JsonArray();
    node.opens().live(view.now()).forEach(handle -> handles.add(json(handle)));
    JsonObject json = new JsonObject().put("handles", handles);
    return node.kind() instanceof Node.Data data
        ? json.put("lease", LeaseJson.of(data.lease(), view.now()))
        : json;
  }

  private static JsonObject json(Handle handle) {
    JsonArray locks = new JsonArray();
    handle.locks().forEach(lock -> locks.add(json(lock)));
    return new JsonObject().put("id", handle.id()).put("locks", locks);
  }

  private static JsonObject json(ByteLock lock) {
    return new JsonObject()
        .put("first", lock.first())
        .put("last", lock.last())
        .put("exclusive", lock.exclusive());
  }
}
