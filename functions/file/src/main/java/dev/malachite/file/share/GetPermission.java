package dev.malachite.file.share;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Permission;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.View;
import java.util.List;
import java.util.Optional;

/** Get Permission. */
public final class GetPermission implements Operation {
  private static final String KEY = "x-ms-file-permission-key";

  private final FileStore files;

  public GetPermission(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    String name = call.header(KEY).orElseThrow(() -> MalformedInput.missingHeader(KEY));
    if (name.isEmpty() || name.length() > 64) {
      throw MalformedInput.invalidHeader(KEY, name);
    }
    Permission.Format format = Permission.format(call);
    View view =
        files
            .transactions()
            .read(
                files
                    .tree()
                    .plan(call, (share, known) -> List.of(FileKeys.permission(share, name))));
    Permission found =
        view.item(FileKeys.permission(Shares.require(call, view), name))
            .map(Permission::decode)
            .or(() -> Optional.of(Permission.DEFAULT).filter(each -> each.key().equals(name)))
            .filter(each -> each.format() == format)
            .orElseThrow(ErrorCode.RESOURCE_NOT_FOUND::exception);
    return Reply.status(200)
        .header("Content-Type", "application/json")
        .payload(Payload.of(PermissionJson.write(found)))
        .build();
  }
}
