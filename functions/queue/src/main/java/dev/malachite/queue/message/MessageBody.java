package dev.malachite.queue.message;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.xml.XmlErrors;
import dev.malachite.protocol.xml.XmlReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The document that carries the text of a message. */
final class MessageBody {
  private static final String TEXT = "MessageText";
  private static final int LONGEST_TEXT = 64 * 1024;
  // One byte of text takes up to six as an escape.
  private static final int LARGEST_DOCUMENT = 6 * LONGEST_TEXT + 4096;

  private MessageBody() {}

  static String read(Call call) {
    return read(bytes(call.body()));
  }

  /** Empty where there is no document at all: the text stays as it is. */
  static Optional<String> readOptional(Call call) {
    byte[] document = bytes(call.body());
    return document.length == 0 ? Optional.empty() : Optional.of(read(document));
  }

  // A stream that is told how much there is at most takes no larger buffer.
  private static byte[] bytes(Body body) {
    int most = LARGEST_DOCUMENT + 1;
    try {
      return body.stream().readNBytes((int) Math.min(body.length().orElse(most), most));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String read(byte[] document) {
    return limited(PlainBody.text(document).orElseGet(() -> parse(document)));
  }

  private static String parse(byte[] document) {
    List<String> texts = new ArrayList<>();
    XmlReader.read(
        new ByteArrayInputStream(document),
        LARGEST_DOCUMENT,
        "QueueMessage",
        (element, text) -> {
          if (element.equals(TEXT)) {
            texts.add(text);
          }
        });
    if (texts.isEmpty()) {
      throw XmlErrors.missingNode(TEXT);
    }
    return texts.getLast();
  }

  private static String limited(String text) {
    if (text.getBytes(StandardCharsets.UTF_8).length > LONGEST_TEXT) {
      throw ErrorCode.REQUEST_BODY_TOO_LARGE.with("MaxLimit", Integer.toString(LONGEST_TEXT));
    }
    return text;
  }
}
