package dev.malachite.queue.queue;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.Marker;
import dev.malachite.protocol.integrity.MaxResults;
import dev.malachite.protocol.xml.XmlWriter;
import java.util.Optional;

/** What a request for a list of queues asks for. */
record ListRequest(
    Call call, String prefix, Optional<String> marker, int maxResults, boolean withMetadata) {

  static ListRequest of(Call call) {
    return new ListRequest(
        call,
        call.parameter("prefix").orElse(""),
        call.parameter("marker").filter(text -> !text.isEmpty()),
        MaxResults.of(call.query()),
        call.parameter("include").filter(ListRequest::asksForMetadata).isPresent());
  }

  private static boolean asksForMetadata(String include) {
    if (!include.isEmpty() && !include.equalsIgnoreCase("metadata")) {
      throw MalformedInput.invalidParameter("include", include);
    }
    return !include.isEmpty();
  }

  /** The name that the last page ended with. */
  Optional<String> resumeAfter() {
    return marker.map(text -> Marker.decode(text, call.service()));
  }

  /** The head of the answer repeats the request. */
  XmlWriter head() {
    XmlWriter xml =
        new XmlWriter()
            .declaration()
            .open("EnumerationResults")
            .attribute("ServiceEndpoint", endpoint());
    if (!prefix.isEmpty()) {
      xml.text("Prefix", prefix);
    }
    xml.text("Marker", marker);
    if (call.query().has("maxresults")) {
      xml.text("MaxResults", maxResults);
    }
    return xml.open("Queues");
  }

  private String endpoint() {
    boolean pathStyle = !call.target().rawPath().equals(call.target().path());
    String authority = call.peer().scheme() + "://" + call.peer().authority();
    return authority + (pathStyle ? "/" + call.account() + "/" : "/");
  }
}
