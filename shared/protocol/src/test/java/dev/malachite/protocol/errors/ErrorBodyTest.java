package dev.malachite.protocol.errors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.xml.XmlElement;
import dev.malachite.protocol.xml.XmlReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

class ErrorBodyTest {
  private static final Instant TIME = Instant.parse("2020-12-18T15:42:08.081409900Z");
  private static final String TAIL = "\nRequestId:id-1\nTime:2020-12-18T15:42:08.0814099Z";

  private static ErrorContext context(Service service) {
    return new ErrorContext(service, "id-1", TIME, false, service != Service.TABLE);
  }

  private static String body(Reply reply) throws IOException {
    try (InputStream stream = reply.payload().stream().get()) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void blobErrorsAreXml() throws IOException {
    Reply reply = ErrorBody.reply(ErrorCode.BLOB_NOT_FOUND.exception(), context(Service.BLOB));
    assertThat(reply.status()).isEqualTo(404);
    assertThat(reply.headers().first("x-ms-error-code")).hasValue("BlobNotFound");
    assertThat(reply.headers().first("Content-Type")).hasValue("application/xml");
    assertThat(body(reply))
        .isEqualTo(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?><Error><Code>BlobNotFound</Code>"
                + "<Message>The specified blob does not exist."
                + TAIL
                + "</Message></Error>");
  }

  @Test
  void detailsFollowTheMessageInTheirOrder() throws IOException {
    ApiException error =
        ErrorCode.INVALID_HEADER_VALUE.with("HeaderName", "x-ms-range").with("HeaderValue", "a<b");
    assertThat(body(ErrorBody.reply(error, context(Service.FILE))))
        .endsWith(
            "</Message><HeaderName>x-ms-range</HeaderName><HeaderValue>a&lt;b</HeaderValue></Error>");
  }

  @Test
  void tableErrorsAreJson() throws IOException {
    Reply reply = ErrorBody.reply(ErrorCode.TABLE_NOT_FOUND.exception(), context(Service.TABLE));
    assertThat(reply.headers().first("Content-Type"))
        .hasValue("application/json;odata=minimalmetadata;streaming=true;charset=utf-8");
    assertThat(body(reply))
        .isEqualTo(
            "{\"odata.error\":{\"code\":\"TableNotFound\",\"message\":{\"lang\":\"en-US\","
                + "\"value\":\"The table specified does not exist."
                + TAIL.replace("\n", "\\n")
                + "\"}}}");
  }

  @Test
  void tableOperationsThatSpeakXmlAnswerInXml() throws IOException {
    ErrorContext context = new ErrorContext(Service.TABLE, "id-1", TIME, false, true);
    Reply reply = ErrorBody.reply(ErrorCode.TABLE_NOT_FOUND.exception(), context);
    assertThat(reply.headers().first("Content-Type")).hasValue("application/xml");
    assertThat(body(reply))
        .contains(
            "<m:error xmlns:m=\"http://schemas.microsoft.com/ado/2007/08/dataservices/metadata\">"
                + "<m:code>TableNotFound</m:code><m:message xml:lang=\"en-US\">The table");
  }

  @Test
  void headAndNotModifiedHaveNoBody() {
    ErrorContext head = new ErrorContext(Service.BLOB, "id-1", TIME, true, true);
    Reply missing = ErrorBody.reply(ErrorCode.BLOB_NOT_FOUND.exception(), head);
    Reply unmodified =
        ErrorBody.reply(ErrorCode.CONDITION_NOT_MET.exception().status(304), context(Service.BLOB));
    assertThat(missing.payload().length()).isZero();
    assertThat(missing.headers().first("x-ms-error-code")).hasValue("BlobNotFound");
    assertThat(unmodified.payload().length()).isZero();
    assertThat(unmodified.headers().has("Content-Type")).isFalse();
  }

  @Test
  void headersOfTheErrorAreSent() {
    ApiException error = ErrorCode.UNSUPPORTED_HTTP_VERB.exception().header("Allow", "GET, PUT");
    assertThat(ErrorBody.reply(error, context(Service.QUEUE)).headers().first("Allow"))
        .hasValue("GET, PUT");
  }

  @Test
  void noTextBreaksTheDocument() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      String text = randomText(random);
      ApiException error =
          ErrorCode.INVALID_INPUT.exception().message(text).with("HeaderValue", text);
      String xml = ErrorBody.document(error, context(Service.BLOB));
      XmlElement root =
          XmlReader.read(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)), 100_000);
      assertThat(root.children()).hasSize(3);
      assertThat(root.textOf("Message").orElseThrow()).endsWith(TAIL);
      Map<String, Map<String, Map<String, String>>> json =
          new Yaml().load(ErrorBody.document(error, context(Service.TABLE)));
      assertThat(json.get("odata.error").get("message").get("value")).isEqualTo(text + TAIL);
    }
  }

  private static String randomText(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(20); i > 0; i--) {
      text.append((char) (random.nextBoolean() ? random.nextInt(0x80) : random.nextInt(0x10000)));
    }
    return text.toString();
  }
}
