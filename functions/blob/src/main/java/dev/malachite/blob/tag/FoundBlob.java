package dev.malachite.blob.tag;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastCodec;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A blob, or a version of one, that a search comes across.
 *
 * @param version empty for the current one
 * @param head where the current one is
 */
record FoundBlob(
    String container, String name, Map<String, String> tags, Optional<String> version, Key head) {

  static FoundBlob current(String container, Item entry) {
    return new FoundBlob(
        container,
        TagIndex.blobName(entry.key()),
        TagIndex.tags(entry),
        Optional.empty(),
        TagIndex.blob(entry.key()));
  }

  /** Empty where the past state is no version, or a deleted one. */
  static Optional<FoundBlob> version(String container, Item item) {
    Past past = PastCodec.decode(item);
    if (past.kind() != Past.Kind.VERSION || !past.isLive()) {
      return Optional.empty();
    }
    return Optional.of(
        new FoundBlob(
            container,
            PastKeys.blobName(item.key()),
            past.blob().tags(),
            Optional.of(past.id()),
            item.key()));
  }

  /** The name of the version, which for the current blob only the blob itself knows. */
  Optional<String> versionId(Store store) {
    return version.isPresent()
        ? version
        : Optional.ofNullable(store.read(List.of(head)).get(head))
            .map(item -> BlobCodec.decode(item.value()))
            .flatMap(Blob::versionId);
  }

  void writeTo(XmlWriter xml, Optional<String> versionId) {
    xml.open("Blob").text("Name", name).text("ContainerName", container);
    TagSet.write(xml, tags);
    versionId.ifPresent(id -> {
      xml.text("VersionId", id);
      if (version.isEmpty()) {
        xml.text("IsCurrentVersion", "true");
      }
    });
    xml.close();
  }
}
