package dev.malachite.file.model;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.integrity.MaxResults;
import dev.malachite.protocol.xml.XmlWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What a list request asks for. */
public record ListPage(
    Call call, String prefix, Optional<String> marker, int maxResults, Set<String> include) {

  public static ListPage of(Call call) {
    Set<String> include = new TreeSet<>();
    for (String each : call.parameter("include").orElse("").split(",", -1)) {
      include.add(each.strip().toLowerCase(Locale.ROOT));
    }
    return new ListPage(
        call,
        call.parameter("prefix").orElse(""),
        call.parameter("marker").filter(text -> !text.isEmpty()),
        MaxResults.of(call.query()),
        include);
  }

  public boolean includes(String what) {
    return include.contains(what);
  }

  /** Where the page begins: what the last page ended with. */
  public Optional<String> resumeAfter() {
    return marker.map(text -> Marker.decode(text, call.service()));
  }

  /** The head of the answer repeats the request. */
  public XmlWriter head(Optional<String> share, Optional<String> directory) {
    XmlWriter xml =
        new XmlWriter()
            .declaration()
            .open("EnumerationResults")
            .attribute("ServiceEndpoint", endpoint());
    share.ifPresent(name -> xml.attribute("ShareName", name));
    Shares.timestamp(call).ifPresent(text -> xml.attribute("ShareSnapshot", text));
    directory.ifPresent(path -> xml.attribute("DirectoryPath", path));
    xml.text("Prefix", prefix).text("Marker", marker);
    if (call.query().has("maxresults")) {
      xml.text("MaxResults", maxResults);
    }
    return xml;
  }

  public static XmlWriter tail(XmlWriter xml, Optional<String> lastKey) {
    return xml.text("NextMarker", lastKey.map(Marker::encode).orElse("")).close();
  }

  private String endpoint() {
    String path =
        call.target().rawPath().equals(call.target().path()) ? "/" : "/" + call.account() + "/";
    return call.peer().scheme() + "://" + call.peer().authority() + path;
  }
}
