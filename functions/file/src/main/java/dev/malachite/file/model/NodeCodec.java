package dev.malachite.file.model;

import dev.malachite.account.VersionCodec;
import dev.malachite.domain.Metadata;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;

/**
 * Files, directories and links as bytes. The numbers are part of the stored format: add, never
 * reuse.
 */
public final class NodeCodec {
  private static final int NAME = 1;
  private static final int ID = 2;
  private static final int PARENT_ID = 3;
  private static final int ETAG = 4;
  private static final int LAST_MODIFIED = 5;
  private static final int METADATA = 6;
  private static final int OPENS = 7;
  private static final int EPOCH = 8;
  private static final int HISTORY_PARTITION = 9;
  private static final int HISTORY_SORT = 10;
  private static final int KIND = 11;

  private NodeCodec() {}

  public static byte[] encode(Node node) {
    FieldWriter fields =
        new FieldWriter().put(NAME, node.name()).put(ID, node.id()).put(PARENT_ID, node.parentId());
    VersionCodec.write(fields, ETAG, LAST_MODIFIED, node.version());
    fields.put(METADATA, node.metadata().entries());
    OpensCodec.write(fields, OPENS, node.opens());
    fields.put(EPOCH, node.epoch());
    node.history()
        .ifPresent(
            key -> fields.put(HISTORY_PARTITION, key.partition()).put(HISTORY_SORT, key.sort()));
    KindCodec.write(fields, KIND, node.kind());
    PropertiesCodec.write(fields, node.smb(), node.nfs());
    return fields.toBytes();
  }

  public static Node decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new Node(
        fields.text(NAME).orElseThrow(),
        fields.text(ID).orElseThrow(),
        fields.text(PARENT_ID).orElseThrow(),
        VersionCodec.read(fields, ETAG, LAST_MODIFIED),
        new Metadata(fields.map(METADATA)),
        PropertiesCodec.smb(fields),
        PropertiesCodec.nfs(fields),
        OpensCodec.read(fields, OPENS),
        fields.number(EPOCH).orElseThrow(),
        fields
            .text(HISTORY_SORT)
            .map(sort -> new Key(fields.text(HISTORY_PARTITION).orElseThrow(), sort)),
        KindCodec.read(fields, KIND));
  }
}
