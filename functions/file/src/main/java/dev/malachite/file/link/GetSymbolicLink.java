package dev.malachite.file.link;

import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.Node;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;

/** Get Symbolic Link. */
public final class GetSymbolicLink implements Operation {
  private final FileStore files;

  public GetSymbolicLink(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Node node = Found.of(files, call).node();
    if (!(node.kind() instanceof Node.SymbolicLink link)) {
      throw ErrorCode.RESOURCE_TYPE_MISMATCH.exception();
    }
    return Reply.status(200)
        .with(new VersionHeaders(node.version()))
        .header("x-ms-link-text", link.text())
        .build();
  }
}
