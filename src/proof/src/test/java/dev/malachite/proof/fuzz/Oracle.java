package dev.malachite.proof.fuzz;

import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Request;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ErrorCode;
import io.vertx.core.json.DecodeException;
import io.vertx.core.json.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** What every answer must be, whatever was asked. */
final class Oracle {
  static final Set<String> CODES =
      Arrays.stream(ErrorCode.values())
          .map(ErrorCode::code)
          .collect(Collectors.toCollection(HashSet::new));

  static {
    // Only websites answer with it, and not in the format of errors.
    CODES.add("WebContentNotFound");
  }

  // To make one costs as much as the whole answer.
  private static final ThreadLocal<DocumentBuilder> PARSER =
      ThreadLocal.withInitial(Oracle::parser);

  private static final LegalCodes LEGAL = LegalCodes.load();

  /** Words in codes that only one service knows. */
  private static final Map<Service, Pattern> FOREIGN =
      Map.of(
          Service.BLOB,
              Pattern.compile("Queue|PopReceipt|Message|Entity|Table|Share|Directory|SmbClient"),
          Service.QUEUE,
              Pattern.compile("Blob|Container(?!s)|Block|Entity|Table|Share|Directory|FileLock"),
          Service.TABLE,
              Pattern.compile("Blob|Container|Block|Queue|PopReceipt|Share|Directory|FileLock"),
          Service.FILE, Pattern.compile("Queue|PopReceipt|Entity|Table|BlockList|PageRange"));

  // Of the File service these say "blob" in the service's own tables.
  private static final Set<String> SHARED = Set.of("BlobOverwritten", "UnsupportedHttpVerb");

  /**
   * They write what no client can see before they know whether they are refused: a mark on the
   * directory, a mark for batches, the bytes of a copy.
   */
  private static final Set<String> LEAVES_TRACES =
      Set.of("DeleteDirectory", "SubmitEntityGroupTransaction", "CopyFile");

  private Oracle() {}

  /** What is wrong with the answer. */
  static Optional<String> judge(Request request, Answer answer, long changes) {
    int status = answer.status();
    if (status >= 500 && status != 501) {
      return Optional.of("status " + status);
    }
    if (answer.header("x-ms-request-id").isEmpty()) {
      return Optional.of("no request id");
    }
    if (status >= 400 && changes > 0 && !LEAVES_TRACES.contains(answer.operation())) {
      return Optional.of("status " + status + " after " + changes + " changes");
    }
    if (status >= 400) {
      Optional<String> wrong = judgeCode(request, answer);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return judgeBody(request, answer);
  }

  private static Optional<String> judgeCode(Request request, Answer answer) {
    String code = answer.header("x-ms-error-code");
    if (code.isEmpty() && answer.body().length > 0) {
      return Optional.of("no error code");
    }
    if (!code.isEmpty() && !CODES.contains(code)) {
      return Optional.of("unknown code " + code);
    }
    if (!LEGAL.allow(request.service(), answer.operation(), code)) {
      return Optional.of("a code that " + answer.operation() + " does not have: " + code);
    }
    boolean foreign = FOREIGN.get(request.service()).matcher(code).find();
    return foreign && !SHARED.contains(code)
        ? Optional.of("a code of another service: " + code)
        : Optional.empty();
  }

  private static Optional<String> judgeBody(Request request, Answer answer) {
    if (request.method().equals("HEAD") || answer.body().length == 0) {
      return Optional.empty();
    }
    String type = answer.header("Content-Type").toLowerCase(Locale.ROOT);
    boolean error = answer.status() >= 400;
    boolean stored = !error && answer.headers().has("Accept-Ranges");
    try {
      if (type.startsWith("application/xml") && !stored) {
        parseXml(answer.body());
      } else if (type.startsWith("application/json") && !stored) {
        JsonObject parsed = new JsonObject(answer.text());
        return parsed.isEmpty() ? Optional.of("empty JSON") : Optional.empty();
      } else if (error && !type.startsWith("text/html")) {
        return Optional.of("an error as " + type);
      }
      return Optional.empty();
    } catch (SAXException | IOException | DecodeException unreadable) {
      return Optional.of("a body that does not parse: " + unreadable.getMessage());
    }
  }

  private static void parseXml(byte[] body) throws SAXException, IOException {
    PARSER.get().parse(new ByteArrayInputStream(body));
  }

  private static DocumentBuilder parser() {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(new DefaultHandler());
      return builder;
    } catch (ParserConfigurationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
