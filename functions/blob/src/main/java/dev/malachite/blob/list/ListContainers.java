package dev.malachite.blob.list;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.checks.LeaseHeaders;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** List Containers. */
public final class ListContainers implements Operation {
  private final BlobStore blobs;

  public ListContainers(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    ListPage page = ListPage.of(call);
    Range all = Range.prefix(BlobKeys.containers(page.prefix()));
    Range range = page.resumeAfter().map(name -> all.after(BlobKeys.containers(name))).orElse(all);
    Cursor cursor =
        new Cursor(blobs.store(), List.of(BlobKeys.account(call.account())), range, page.maxResults() + 1);
    XmlWriter xml = page.head(Optional.empty()).open("Containers");
    Optional<String> last = write(xml, cursor, page);
    return Reply.status(200).xml(ListPage.tail(xml.close(), last)).build();
  }

  /** The last name written, where more follow. */
  private Optional<String> write(XmlWriter xml, Cursor cursor, ListPage page) {
    Instant now = blobs.transactions().now();
    String last = "";
    for (int count = 0; nextLive(cursor).isPresent(); count++) {
      if (count == page.maxResults()) {
        return Optional.of(last);
      }
      Item item = cursor.next().orElseThrow();
      last = BlobKeys.containerName(item.key());
      write(xml, last, ContainerCodec.decode(item.value()), page, now);
    }
    return Optional.empty();
  }

  private static Optional<Item> nextLive(Cursor cursor) {
    Optional<Item> next = cursor.peek();
    while (next.isPresent() && !ContainerCodec.decode(next.get().value()).isLive()) {
      cursor.next();
      next = cursor.peek();
    }
    return next;
  }

  private static void write(XmlWriter xml, String name, Container container, ListPage page, Instant now) {
    xml.open("Container").text("Name", name).open("Properties");
    xml.text("Last-Modified", HttpDate.format(container.version().lastModified()));
    xml.text("Etag", container.version().etag().quoted());
    xml.text("LeaseStatus", LeaseHeaders.lower(container.lease().status(now)));
    xml.text("LeaseState", LeaseHeaders.lower(container.lease().state(now)));
    xml.text("LeaseDuration", container.lease().durationKind(now).map(LeaseHeaders::lower));
    if (container.publicLevel() != PublicAccess.Level.NONE) {
      xml.text("PublicAccess", LeaseHeaders.lower(container.publicLevel()));
    }
    xml.text("DefaultEncryptionScope", "$account-encryption-key").text("DenyEncryptionScopeOverride", false);
    xml.text("HasImmutabilityPolicy", false).text("HasLegalHold", false);
    xml.text("ImmutableStorageWithVersioningEnabled", false).close();
    if (page.include().contains("metadata")) {
      MetadataXml.write(xml, container.metadata());
    }
    xml.close();
  }
}
