package dev.malachite.file.share;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Permission;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.List;

/** Create Permission: stores a security descriptor and answers with its key. */
public final class CreatePermission implements Operation {
  private static final int LARGEST = 128 * 1024;

  private final FileStore files;

  public CreatePermission(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Permission permission = PermissionJson.read(BodyLimits.limited(call.body(), LARGEST));
    Plan plan =
        files
            .tree()
            .plan(call, (share, known) -> List.of(FileKeys.permission(share, permission.key())));
    return files.transactions().run(plan, view -> store(call, permission, view));
  }

  private static Decision<Reply> store(Call call, Permission permission, View view) {
    Key key = FileKeys.permission(Shares.require(call, view), permission.key());
    Decision<Reply> decision =
        Decision.of(Reply.status(201).header("x-ms-file-permission-key", permission.key()).build());
    return view.item(key).isPresent() ? decision : decision.put(key, permission.encode());
  }
}
