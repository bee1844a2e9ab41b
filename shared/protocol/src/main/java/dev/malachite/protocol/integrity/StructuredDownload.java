package dev.malachite.protocol.integrity;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import java.util.Optional;

/** An operation whose answer may be asked for as a structured message. */
public final class StructuredDownload implements Operation {
  private final Operation operation;

  public StructuredDownload(Operation operation) {
    this.operation = operation;
  }

  @Override
  public String name() {
    return operation.name();
  }

  @Override
  public Reply handle(Call call) {
    Optional<String> format = StructuredFormat.named(call.headers());
    Reply reply = operation.handle(call);
    return format.map(name -> structured(reply, name)).orElse(reply);
  }

  private static Reply structured(Reply reply, String format) {
    Payload content = reply.payload();
    Headers.Builder headers = Headers.builder();
    reply.headers().forEach(headers::add);
    headers.add(StructuredFormat.BODY, format);
    headers.add(StructuredFormat.CONTENT_LENGTH, Long.toString(content.length()));
    Payload message =
        new Payload(
            StructuredEncoder.length(content.length()),
            () -> new StructuredEncoder(content.stream().get(), content.length()));
    return new Reply(reply.status(), headers.build(), message);
  }
}
