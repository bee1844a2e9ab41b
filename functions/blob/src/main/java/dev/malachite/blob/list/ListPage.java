package dev.malachite.blob.list;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.integrity.MaxResults;
import dev.malachite.protocol.xml.XmlWriter;
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

  /** Where the page begins: what the last page ended with. */
  Optional<String> resumeAfter() {
    return marker.map(text -> Marker.decode(text, call.service()));
  }

  /** The head of the answer repeats the request. */
  XmlWriter head(Optional<String> containerName) {
    XmlWriter xml = new XmlWriter().declaration().open("EnumerationResults").attribute("ServiceEndpoint", endpoint());
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

  static String tail(XmlWriter xml, Optional<String> lastKey) {
    return xml.text("NextMarker", lastKey.map(Marker::encode).orElse("")).close().toString();
  }

  private String endpoint() {
    String path = call.target().rawPath().equals(call.target().path()) ? "/" : "/" + call.account() + "/";
    return call.peer().scheme() + "://" + call.peer().authority() + path;
  }
}
