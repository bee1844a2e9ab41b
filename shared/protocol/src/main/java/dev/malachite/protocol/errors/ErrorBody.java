package dev.malachite.protocol.errors;

import dev.malachite.domain.IsoInstant;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.xml.XmlWriter;
import java.time.Instant;

/** Writes an error the way each service does. */
public final class ErrorBody {
  private static final String METADATA_NAMESPACE =
      "http://schemas.microsoft.com/ado/2007/08/dataservices/metadata";
  private static final String ODATA_JSON =
      "application/json;odata=minimalmetadata;streaming=true;charset=utf-8";

  private ErrorBody() {}

  /** The whole answer; errors on HEAD, and 304, have no body. */
  public static Reply reply(ApiException error, ErrorContext context) {
    Reply.Builder reply =
        Reply.status(error.status()).header("x-ms-error-code", error.code().code());
    error.headers().forEach(reply::header);
    if (context.head() || error.status() == 304) {
      return reply.build();
    }
    return reply
        .header("Content-Type", contentType(context))
        .payload(Payload.of(document(error, context)))
        .build();
  }

  /** The body alone, for the parts of a batch. */
  public static String document(ApiException error, ErrorContext context) {
    String code = error.code().code();
    String message = message(error.text(), context.requestId(), context.time());
    if (context.service() != Service.TABLE) {
      return xml(error, message);
    }
    return context.xml() ? metadataXml(code, message) : json(code, message);
  }

  public static String contentType(ErrorContext context) {
    return context.service() == Service.TABLE && !context.xml() ? ODATA_JSON : "application/xml";
  }

  private static String message(String text, String requestId, Instant time) {
    return text + "\nRequestId:" + requestId + "\nTime:" + IsoInstant.format(time);
  }

  private static String xml(ApiException error, String message) {
    XmlWriter writer =
        new XmlWriter()
            .declaration()
            .open("Error")
            .text("Code", error.code().code())
            .text("Message", message);
    error.details().forEach(writer::text);
    return writer.close().toString();
  }

  private static String metadataXml(String code, String message) {
    return new XmlWriter()
        .declaration()
        .open("m:error")
        .attribute("xmlns:m", METADATA_NAMESPACE)
        .text("m:code", code)
        .open("m:message")
        .attribute("xml:lang", "en-US")
        .characters(message)
        .close()
        .close()
        .toString();
  }

  private static String json(String code, String message) {
    return "{\"odata.error\":{\"code\":"
        + JsonText.quote(code)
        + ",\"message\":{\"lang\":\"en-US\",\"value\":"
        + JsonText.quote(message)
        + "}}}";
  }
}
