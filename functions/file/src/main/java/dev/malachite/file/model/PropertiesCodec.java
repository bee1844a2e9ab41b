package dev.malachite.file.model;

import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;
import java.util.Optional;

/** SMB and NFS properties as fields of a node. */
final class PropertiesCodec {
  private static final int ATTRIBUTES = 20;
  private static final int CREATED_AT = 21;
  private static final int WRITTEN_AT = 22;
  private static final int CHANGED_AT = 23;
  private static final int PERMISSION_KEY = 24;
  private static final int OWNER = 25;
  private static final int GROUP = 26;
  private static final int MODE = 27;
  private static final int LINKS = 28;

  private PropertiesCodec() {}

  static void write(FieldWriter fields, SmbProperties smb, Optional<NfsProperties> nfs) {
    fields
        .put(ATTRIBUTES, Attribute.toBits(smb.attributes()))
        .put(CREATED_AT, Times.toTicks(smb.createdAt()))
        .put(WRITTEN_AT, Times.toTicks(smb.writtenAt()))
        .put(CHANGED_AT, Times.toTicks(smb.changedAt()))
        .put(PERMISSION_KEY, smb.permissionKey());
    nfs.ifPresent(each ->
        fields
            .put(OWNER, each.owner())
            .put(GROUP, each.group())
            .put(MODE, each.mode())
            .put(LINKS, each.links()));
  }

  static SmbProperties smb(FieldReader fields) {
    return new SmbProperties(
        Attribute.ofBits(fields.number(ATTRIBUTES).orElseThrow()),
        Times.ofTicks(fields.number(CREATED_AT).orElseThrow()),
        Times.ofTicks(fields.number(WRITTEN_AT).orElseThrow()),
        Times.ofTicks(fields.number(CHANGED_AT).orElseThrow()),
        fields.text(PERMISSION_KEY).orElseThrow());
  }

  static Optional<NfsProperties> nfs(FieldReader fields) {
    return fields
        .text(OWNER)
        .map(owner ->
            new NfsProperties(
                owner,
                fields.text(GROUP).orElseThrow(),
                fields.text(MODE).orElseThrow(),
                fields.number(LINKS).orElseThrow()));
  }
}
