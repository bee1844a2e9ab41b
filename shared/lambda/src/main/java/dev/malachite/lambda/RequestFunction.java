package dev.malachite.lambda;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import dev.malachite.application.Application;
import dev.malachite.http.Answer;
import dev.malachite.http.Incoming;
import dev.malachite.http.Malachite;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import org.jboss.logging.Logger;

/** Answers the events of Function URLs and API Gateways. */
@Named("requests")
public class RequestFunction implements RequestStreamHandler {
  /**
   * What fits into the 6 MiB of an event or an answer once it is in Base64 and has headers around
   * it.
   */
  static final int LARGEST_BODY = 4352 * 1024;

  private static final Logger LOG = Logger.getLogger(RequestFunction.class);
  private static final Key PROBE = new Key("health", "probe");

  private final Application application;

  RequestFunction(Application application) {
    this.application = application;
  }

  // Connections and credentials are made while starting costs less than answering late.
  void prime(@Observes @Priority(Application.OPENS + 1) StartupEvent event) {
    try {
      application.foundation().store().read(List.of(PROBE));
    } catch (Unavailable unavailable) {
      LOG.warnf("the store does not answer yet: %s", unavailable.getMessage());
    }
  }

  @Override
  public void handleRequest(InputStream input, OutputStream output, Context context)
      throws IOException {
    answer(application.malachite(), input, output);
  }

  static void answer(Malachite malachite, InputStream input, OutputStream output)
      throws IOException {
    Incoming incoming = EventReader.read(input, malachite.served().iterator().next());
    Answer answer =
        incoming.body().length().orElse(0) > LARGEST_BODY
            ? malachite.refuse(incoming, ErrorCode.REQUEST_BODY_TOO_LARGE.exception())
            : malachite.answer(incoming);
    byte[] body = body(answer.reply().payload());
    if (body.length > LARGEST_BODY) {
      answer = malachite.refuse(incoming, tooLargeToReturn());
      body = body(answer.reply().payload());
    }
    Reply reply = answer.reply();
    AnswerWriter.write(reply.status(), reply.headers(), body, output);
    malachite.sent(incoming, answer);
  }

  private static ApiException tooLargeToReturn() {
    return ErrorCode.REQUEST_BODY_TOO_LARGE
        .exception()
        .message("The answer is larger than a function can return: ask for a range of it.");
  }

  /** One byte more than fits tells that there is more. */
  private static byte[] body(Payload payload) throws IOException {
    if (payload.length() == 0) {
      return new byte[0];
    }
    try (InputStream bytes = payload.stream().get()) {
      return bytes.readNBytes(LARGEST_BODY + 1);
    }
  }
}
