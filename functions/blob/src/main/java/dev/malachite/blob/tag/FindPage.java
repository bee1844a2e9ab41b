package dev.malachite.blob.tag;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.integrity.MaxResults;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A page of found blobs. It ends when it is full, or when it has cost enough: then the next page
 * goes on from there, and this one may even be empty. Versions, where they are asked for, come
 * after the current blobs of their container.
 */
final class FindPage {
  private static final int MOST_WORK = 10_000;
  private static final int SCAN = 500;

  /** In a marker: the versions come next, after the one that follows. */
  private static final String VERSIONS = "\u0001";

  /** In a marker: the container is done. */
  private static final String DONE = "\uffff";

  private final BlobStore blobs;
  private final TagSearch search;
  private final int maxResults;
  private final boolean versions;
  private final XmlWriter xml = new XmlWriter();
  private final Optional<String> resume;
  private int found;
  private int work;
  private Optional<String> next = Optional.empty();

  FindPage(BlobStore blobs, Call call) {
    this.blobs = blobs;
    this.search = TagSearch.of(call);
    this.maxResults = MaxResults.of(call.query());
    this.versions = includesVersions(call);
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
    String position =
        resume
            .filter(text -> resumeContainer().equals(Optional.of(name)))
            .map(text -> text.substring(name.length() + 1))
            .orElse("");
    List<String> partitions = BlobKeys.partitions(container.generation(), container.buckets());
    if (!position.startsWith(VERSIONS)) {
      addCurrent(name, partitions, position);
    }
    if (versions && !isFull() && !position.equals(DONE)) {
      addVersions(name, partitions, position.startsWith(VERSIONS) ? position.substring(1) : "");
    }
  }

  private void addCurrent(String name, List<String> partitions, String position) {
    Range range = position.isEmpty() ? search.range() : search.range().after(position);
    Cursor cursor = cursor(partitions.stream().map(TagIndex::partition).toList(), range);
    work++;
    Optional<Item> item = cursor.next();
    while (item.isPresent() && !isFull()) {
      add(FoundBlob.current(name, item.get()));
      if (cursor.peek().isPresent() && isEnough()) {
        next = Optional.of(name + "/" + item.get().key().sort());
      }
      item = cursor.next();
    }
  }

  // There is no index of versions: all past states are looked at, so many a page is nearly empty.
  private void addVersions(String name, List<String> partitions, String position) {
    Range range = position.isEmpty() ? Range.all() : Range.all().after(position);
    Cursor cursor = cursor(partitions.stream().map(PastKeys::partition).toList(), range);
    String last = position;
    while (cursor.peek().isPresent() && !isFull()) {
      if (isEnough()) {
        next = Optional.of(name + "/" + VERSIONS + last);
      } else {
        Item item = cursor.next().orElseThrow();
        last = item.key().sort();
        work++;
        FoundBlob.version(name, item).ifPresent(this::add);
      }
    }
  }

  private Cursor cursor(List<String> partitions, Range range) {
    return new Cursor(blobs.store(), partitions, range, Math.min(SCAN, maxResults + 1));
  }

  private boolean isEnough() {
    return found == maxResults || work >= MOST_WORK;
  }

  /** Tells that the next container has to wait for another page, if this one is full. */
  void pauseAfter(String name) {
    if (!isFull() && isEnough()) {
      next = Optional.of(name + "/" + DONE);
    }
  }

  private void add(FoundBlob blob) {
    work++;
    if (search.matches(blob.tags())) {
      found++;
      blob.writeTo(xml, versions ? blob.versionId(blobs.store()) : Optional.empty());
    }
  }

  private static boolean includesVersions(Call call) {
    String text = call.parameter("include").orElse("");
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "", "none" -> false;
      case "versions" -> true;
      default -> throw MalformedInput.invalidParameter("include", text);
    };
  }

  Reply reply() {
    xml.close().text("NextMarker", next.map(Marker::encode).orElse(""));
    return Reply.status(200).xml(xml.close()).build();
  }
}
