package dev.malachite.file.model;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;

/** What answers to changes of files and directories have in common. */
public final class NodeReply {
  private NodeReply() {}

  public static Reply.Builder of(int status, Node node) {
    return Reply.status(status)
        .with(new VersionHeaders(node.version()))
        .with(new SmbHeaders(node))
        .header("x-ms-request-server-encrypted", "true");
  }
}
