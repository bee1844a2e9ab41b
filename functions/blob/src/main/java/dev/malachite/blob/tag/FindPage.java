package dev.malachite.blob.tag;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.integrity.MaxResults;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A page of found blobs. It ends when it is full, or when it has cost enough: then the next page
 * goes on from there, and this one may even be empty.
 */
final class FindPage {
  private static final int MOST_WORK = 10_000;
  private static final int SCAN = 500;

  private final BlobStore blobs;
  private final TagSearch search;
  private final int maxResults;
  private final XmlWriter xml = new XmlWriter();
  private final Optional<String> resume;
  private int found;
  private int work;
  private Optional<String> next = Optional.empty();

  FindPage(BlobStore blobs, Call call) {
    this.blobs = blobs;
    this.search = TagSearch.of(call);
    this.maxResults = MaxResults.of(call.query());
    this.resume =
        call.parameter("marker")
            .filter(text -> !text.isEmpty())
            .map(text -> Marker.decode(text, call.service()));
    xml.declaration()
        .open("EnumerationResults")
        .attribute("ServiceEndpoint", call.peer().scheme() + "://" + call.peer().authority() + "/")
        .text("Where", search.where())
        .open("Blobs");
  }

  /** The container where the last page ended. */
  Optional<String> resumeContainer() {
    return resume.map(text -> text.substring(0, text.indexOf('/')));
  }

  boolean isFull() {
    return next.isPresent();
  }

  /** Adds what one container has. */
  void add(String name, Container container) {
    if (!search.isIn(name)) {
      return;
    }
    Range range = search.range();
    if (resumeContainer().equals(Optional.of(name))) {
      range = range.after(resume.orElseThrow().substring(name.length() + 1));
    }
    List<String> partitions =
        BlobKeys.partitions(container.generation(), container.buckets()).stream()
            .map(TagIndex::partition)
            .toList();
    Cursor cursor = new Cursor(blobs.store(), partitions, range, Math.min(SCAN, maxResults + 1));
    work++;
    Optional<Item> item = cursor.next();
    while (item.isPresent() && !isFull()) {
      add(name, item.get());
      Optional<Item> following = cursor.peek();
      if (following.isPresent() && (found == maxResults || work >= MOST_WORK)) {
        next = Optional.of(name + "/" + item.get().key().sort());
      }
      item = cursor.next();
    }
  }

  /** Tells that the next container has to wait for another page, if this one is full. */
  void pauseAfter(String name) {
    if (!isFull() && (found == maxResults || work >= MOST_WORK)) {
      next = Optional.of(name + "/" + '\uffff');
    }
  }

  private void add(String container, Item entry) {
    work++;
    Map<String, String> tags = TagIndex.tags(entry);
    if (search.matches(tags)) {
      found++;
      xml.open("Blob").text("Name", TagIndex.blobName(entry.key()));
      xml.text("ContainerName", container);
      TagSet.write(xml, tags);
      xml.close();
    }
  }

  Reply reply() {
    xml.close().text("NextMarker", next.map(Marker::encode).orElse(""));
    return Reply.status(200).xml(xml.close().toString()).build();
  }
}
