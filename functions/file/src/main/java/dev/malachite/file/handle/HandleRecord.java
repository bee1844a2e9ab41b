package dev.malachite.file.handle;

import dev.malachite.domain.FilePath;
import dev.malachite.file.model.Handle;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Place;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Times;
import java.time.Instant;
import java.util.Set;
import java.util.stream.Collectors;

/** A handle as lists show it, beside the file that knows what it may do. */
record HandleRecord(
    String id,
    FilePath path,
    String fileId,
    String parentId,
    OpenRequest.Client client,
    Instant openedAt,
    Set<Handle.Right> access,
    Key entry,
    Key node,
    Key share) {

  static HandleRecord of(String id, OpenRequest request, Place place, Node node, Key share) {
    return new HandleRecord(
        id,
        request.path(),
        node.id(),
        node.parentId(),
        request.client(),
        place.now(),
        request.access(),
        place.key(),
        place.nodeKey(),
        share);
  }

  OpenHandle open(Key index) {
    return new OpenHandle(id, share, entry, node, index);
  }

  byte[] encode() {
    FieldWriter fields =
        new FieldWriter()
            .put(1, id)
            .put(2, fileId)
            .put(3, parentId)
            .put(4, client.address())
            .put(5, client.name())
            .put(6, client.session())
            .put(7, Times.toTicks(openedAt))
            .put(8, entry.partition())
            .put(9, entry.sort())
            .put(10, node.partition())
            .put(11, node.sort())
            .put(14, share.partition())
            .put(15, share.sort());
    path.components().forEach(name -> fields.put(12, name));
    access.stream().sorted().forEach(right -> fields.put(13, right.name()));
    return fields.toBytes();
  }

  static HandleRecord decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new HandleRecord(
        text(fields, 1),
        new FilePath(fields.texts(12)),
        text(fields, 2),
        text(fields, 3),
        new OpenRequest.Client(text(fields, 4), text(fields, 5), text(fields, 6)),
        Times.ofTicks(fields.number(7).orElseThrow()),
        fields.texts(13).stream().map(Handle.Right::valueOf).collect(Collectors.toSet()),
        new Key(text(fields, 8), text(fields, 9)),
        new Key(text(fields, 10), text(fields, 11)),
        new Key(text(fields, 14), text(fields, 15)));
  }

  private static String text(FieldReader fields, int tag) {
    return fields.text(tag).orElseThrow();
  }
}
