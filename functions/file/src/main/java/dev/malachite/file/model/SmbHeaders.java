package dev.malachite.file.model;

import dev.malachite.domain.IsoInstant;
import dev.malachite.protocol.Reply;

/** What answers tell of a file or directory to SMB clients. */
public record SmbHeaders(Node node) implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    SmbProperties smb = node.smb();
    reply
        .header("x-ms-file-attributes", Attribute.text(smb.attributes()))
        .header("x-ms-file-creation-time", IsoInstant.format(smb.createdAt()))
        .header("x-ms-file-last-write-time", IsoInstant.format(smb.writtenAt()))
        .header("x-ms-file-change-time", IsoInstant.format(smb.changedAt()))
        .header("x-ms-file-permission-key", smb.permissionKey())
        .header("x-ms-file-id", node.id())
        .header("x-ms-file-parent-id", node.parentId());
    node.nfs().ifPresent(nfs -> reply.with(new NfsHeaders(node, nfs)));
  }
}
