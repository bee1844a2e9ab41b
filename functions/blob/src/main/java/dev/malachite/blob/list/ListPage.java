package dev.malachite.blob.list;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.integrity.MaxResults;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Range;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What a list request asks for. */
record ListPage(
    Call call,
    String prefix,
    Optional<String> delimiter,
    Optional<String> marker,
    int maxResults,
    Set<String> include) {

  private static final Set<String> PAST =
      Set.of("snapshots", "versions", "deleted", "deletedwithversions");
  private static final Set<String> OF_BLOBS =
      Set.of(
          "snapshots",
          "metadata",
          "uncommittedblobs",
          "copy",
          "deleted",
          "tags",
          "versions",
          "deletedwithversions",
          "immutabilitypolicy",
          "legalhold",
          "permissions");

  private static final Set<String> OF_CONTAINERS = Set.of("metadata", "deleted", "system");

  static ListPage of(Call call) {
    Set<String> include = new TreeSet<>();
    for (String each : call.parameter("include").orElse("").split(",", -1)) {
      include.add(each.strip().toLowerCase(Locale.ROOT));
    }
    return new ListPage(
        call,
        call.parameter("prefix").orElse(""),
        call.parameter("delimiter").filter(text -> !text.isEmpty()),
        call.parameter("marker").filter(text -> !text.isEmpty()),
        MaxResults.of(call.query()),
        include);
  }

  /** The same, checked for what lists of blobs refuse. */
  ListPage ofBlobs() {
    for (String each : include) {
      boolean folds = delimiter.isPresent() && each.equals("snapshots");
      if (folds || !(each.isEmpty() || OF_BLOBS.contains(each))) {
        throw MalformedInput.invalidParameter("include", each);
      }
    }
    return this;
  }

  ListPage ofContainers() {
    for (String each : include) {
      if (!(each.isEmpty() || OF_CONTAINERS.contains(each))) {
        throw MalformedInput.invalidParameter("include", each);
      }
    }
    return this;
  }

  boolean includes(String what) {
    return include.contains(what);
  }

  /** Whether the request asks for states that are not the current one. */
  boolean wantsPast() {
    return include.stream().anyMatch(PAST::contains);
  }

  /** The names that can be listed. */
  Range range() {
    Range all = Range.prefix(prefix);
    return call.parameter("startFrom").map(all::startingAt).orElse(all);
  }

  /** Where the page begins: what the last page ended with. */
  Optional<String> resumeAfter() {
    return marker.map(text -> Marker.decode(text, call.service()));
  }

  /** The head of the answer repeats the request. */
  XmlWriter head(Optional<String> containerName) {
    XmlWriter xml =
        new XmlWriter()
            .declaration()
            .open("EnumerationResults")
            .attribute("ServiceEndpoint", endpoint());
    containerName.ifPresent(name -> xml.attribute("ContainerName", name));
    if (!prefix.isEmpty()) {
      xml.text("Prefix", prefix);
    }
    xml.text("Marker", marker);
    if (call.query().has("maxresults")) {
      xml.text("MaxResults", maxResults);
    }
    return xml.text("Delimiter", delimiter);
  }

  static XmlWriter tail(XmlWriter xml, Optional<String> lastKey) {
    return xml.text("NextMarker", lastKey.map(Marker::encode).orElse("")).close();
  }

  private String endpoint() {
    String path =
        call.target().rawPath().equals(call.target().path()) ? "/" : "/" + call.account() + "/";
    return call.peer().scheme() + "://" + call.peer().authority() + path;
  }
}
