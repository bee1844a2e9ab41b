package dev.malachite.protocol.integrity;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import java.io.InputStream;
import java.util.Optional;
import java.util.OptionalLong;

/** An operation whose body may come as a structured message; it sees the content only. */
public final class StructuredUpload implements Operation {
  private final Operation operation;

  public StructuredUpload(Operation operation) {
    this.operation = operation;
  }

  @Override
  public String name() {
    return operation.name();
  }

  @Override
  public Reply handle(Call call) {
    Optional<String> format = StructuredFormat.named(call.headers());
    if (format.isEmpty()) {
      return operation.handle(call);
    }
    Reply reply = operation.handle(call.withBody(content(call)));
    Headers.Builder headers = Headers.builder();
    reply.headers().forEach(headers::add);
    headers.add(StructuredFormat.BODY, format.get());
    return new Reply(reply.status(), headers.build(), reply.payload());
  }

  private static Body content(Call call) {
    long length = StructuredFormat.contentLength(call.headers());
    Body message = call.body();
    InputStream content = new StructuredDecoder(message.stream(), message.length(), length);
    return new Body(OptionalLong.of(length), content);
  }
}
