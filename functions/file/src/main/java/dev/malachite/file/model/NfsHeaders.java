package dev.malachite.file.model;

import dev.malachite.protocol.Reply;

/** What answers tell of a file or directory to NFS clients. */
record NfsHeaders(Node node, NfsProperties nfs) implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .header("x-ms-mode", nfs.mode())
        .header("x-ms-owner", nfs.owner())
        .header("x-ms-group", nfs.group())
        .header("x-ms-link-count", nfs.links())
        .header("x-ms-file-file-type", type());
  }

  private String type() {
    return switch (node.kind()) {
      case Node.Directory directory -> "Directory";
      case Node.SymbolicLink link -> "SymLink";
      case Node.Data data -> "Regular";
      case Node.HardLink link -> "Regular";
    };
  }
}
