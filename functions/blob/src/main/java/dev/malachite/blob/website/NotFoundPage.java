package dev.malachite.blob.website;

import dev.malachite.domain.IsoInstant;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;

/** What visitors see where the website has no page of its own for it. */
final class NotFoundPage {
  private static final String CODE = "WebContentNotFound";

  private NotFoundPage() {}

  static Reply reply(Call call) {
    Reply.Builder reply =
        Reply.status(404).header("x-ms-error-code", CODE).header("Content-Type", "text/html");
    Payload page = Payload.of(html(call));
    return call.method().equals("HEAD")
        ? reply.header("Content-Length", page.length()).build()
        : reply.payload(page).build();
  }

  private static String html(Call call) {
    return "<!DOCTYPE html><html><head><title>"
        + CODE
        + "</title></head><body><h1>The requested content does not exist.</h1><p><ul>"
        + "<li>HttpStatusCode: 404</li><li>ErrorCode: "
        + CODE
        + "</li><li>RequestId : "
        + call.requestId()
        + "</li><li>TimeStamp : "
        + IsoInstant.format(call.receivedAt())
        + "</li></ul></p></body></html>";
  }
}
