package dev.malachite.blob.container;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Residue;
import dev.malachite.store.View;
import java.util.regex.Pattern;

/** Restore Container. The name need not wait until it would be free for others. */
public final class RestoreContainer implements Operation {
  private static final String NAME = "x-ms-deleted-container-name";
  private static final String VERSION = "x-ms-deleted-container-version";

  // As all that were ever given out; nothing else can be there, or be a key.
  private static final Pattern NAMES_A_VERSION = Pattern.compile("[0-9A-Za-z-]{1,64}");

  private final BlobStore blobs;

  public RestoreContainer(BlobStore blobs) {
    this.blobs = blobs;
  }

  /**
   * The three items a restore changes: the name, what is kept under it, and the note to sweep it.
   */
  private record Request(Key live, Key kept, Key residue) {}

  @Override
  public Reply handle(Call call) {
    Key live = blobs.containers().key(call);
    String name = required(call, NAME);
    String version = required(call, VERSION);
    if (!name.equals(call.container())) {
      throw MalformedInput.invalidHeader(NAME, name)
          .message(
              "The value of deleted-container-name header must match the destination container name.");
    }
    if (!NAMES_A_VERSION.matcher(version).matches()) {
      throw ErrorCode.CONTAINER_NOT_FOUND.exception();
    }
    Key kept = BlobKeys.deletedContainer(call.account(), name, version);
    Key residue = Residue.key(Residue.Kind.GENERATION, version);
    Request request = new Request(live, kept, residue);
    return blobs.transactions().run(Plan.of(live, kept, residue), view -> restore(request, view));
  }

  private static String required(Call call, String header) {
    return call.header(header)
        .filter(text -> !text.isEmpty())
        .orElseThrow(() -> MalformedInput.missingHeader(header));
  }

  private Decision<Reply> restore(Request request, View view) {
    if (blobs.containers().find(request.live(), view).isPresent()) {
      throw ErrorCode.CONTAINER_ALREADY_EXISTS.exception();
    }
    Container container =
        view.item(request.kept())
            .map(item -> ContainerCodec.decode(item.value()))
            .filter(
                each -> each.isRestorable(view.now()) && view.item(request.residue()).isPresent())
            .orElseThrow(ErrorCode.CONTAINER_NOT_FOUND::exception);
    return Decision.of(Reply.status(201).build())
        .put(request.live(), ContainerCodec.encode(container.restored()))
        .delete(request.kept())
        .delete(request.residue());
  }
}
