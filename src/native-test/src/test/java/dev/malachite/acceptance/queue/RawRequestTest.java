package dev.malachite.acceptance.queue;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.queue.QueueClient;
import com.azure.storage.queue.models.SendMessageResult;
import com.azure.storage.queue.sas.QueueSasPermission;
import com.azure.storage.queue.sas.QueueServiceSasSignatureValues;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.OffsetDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the SDK would not send, and what it does not show of the answers. */
class RawRequestTest {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final QueueClient queue = QueueClients.queue();
  private final String sas =
      queue.generateSas(
          new QueueServiceSasSignatureValues(
              OffsetDateTime.now().plusHours(1), QueueSasPermission.parse("raup")));

  private HttpResponse<String> send(String method, String path, String query, String body)
      throws Exception {
    URI uri = URI.create(queue.getQueueUrl() + path + "?" + sas + query);
    return CLIENT.send(
        HttpRequest.newBuilder(uri).method(method, BodyPublishers.ofString(body)).build(),
        BodyHandlers.ofString());
  }

  private static void assertRefused(HttpResponse<String> answer, int status, String code) {
    assertThat(
            answer.statusCode() + " " + answer.headers().firstValue("x-ms-error-code").orElse(""))
        .isEqualTo(status + " " + code);
  }

  @ParameterizedTest
  @CsvSource({
    "'', InvalidXmlDocument",
    "<QueueMessage>, InvalidXmlDocument",
    "<Other><MessageText>a</MessageText></Other>, InvalidXmlDocument",
    "<QueueMessage><MessageText>&#2;</MessageText></QueueMessage>, InvalidXmlDocument",
    "<QueueMessage><Text>a</Text></QueueMessage>, MissingRequiredXmlNode"
  })
  void documentsThatAreNoMessage(String body, String code) throws Exception {
    assertRefused(send("POST", "/messages", "", body), 400, code);
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /messages, &numofmessages=0, 400, OutOfRangeQueryParameterValue",
    "GET, /messages, &numofmessages=a, 400, InvalidQueryParameterValue",
    "GET, /messages, &visibilitytimeout=0, 400, OutOfRangeQueryParameterValue",
    "GET, /messages, &visibilitytimeout=604801, 400, OutOfRangeQueryParameterValue",
    "GET, /messages, &peekonly=true&numofmessages=33, 400, OutOfRangeQueryParameterValue",
    "DELETE, /messages/x, '', 400, MissingRequiredQueryParameter",
    "PUT, /messages/x, &visibilitytimeout=1, 400, MissingRequiredQueryParameter",
    "DELETE, /messages/x, &popreceipt=x, 400, InvalidQueryParameterValue"
  })
  void parametersThatAreMissingOrOutOfRange(
      String method, String path, String query, int status, String code) throws Exception {
    assertRefused(send(method, path, query, ""), status, code);
  }

  @ParameterizedTest
  @CsvSource({
    "&messagettl=0, InvalidQueryParameterValue",
    "&messagettl=-2, InvalidQueryParameterValue",
    "&visibilitytimeout=-1, OutOfRangeQueryParameterValue",
    "&visibilitytimeout=5&messagettl=5, InvalidQueryParameterValue"
  })
  void timesOfNewMessagesThatAreOutOfRange(String query, String code) throws Exception {
    String body = "<QueueMessage><MessageText>a</MessageText></QueueMessage>";

    assertRefused(send("POST", "/messages", query, body), 400, code);
  }

  @Test
  void anUpdateNeedsAVisibility() throws Exception {
    SendMessageResult sent = queue.sendMessage("a");

    HttpResponse<String> answer =
        send(
            "PUT",
            "/messages/" + sent.getMessageId(),
            "&popreceipt=" + sent.getPopReceipt().replace("=", "%3D"),
            "");

    assertRefused(answer, 400, "MissingRequiredQueryParameter");
  }

  @Test
  void answersSayThatTheyMustNotBeCached() throws Exception {
    queue.sendMessage("a");

    HttpResponse<String> answer = send("GET", "/messages", "&peekonly=true", "");

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Cache-Control")).contains("no-cache");
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/xml");
    assertThat(answer.body())
        .contains("<QueueMessagesList><QueueMessage><MessageId>")
        .contains("<DequeueCount>0</DequeueCount><MessageText>a</MessageText>")
        .doesNotContain("PopReceipt");
  }

  @Test
  void metadataCanBeAskedForWithHead() throws Exception {
    queue.sendMessage("a");

    HttpResponse<String> answer = send("HEAD", "", "&comp=metadata", "");

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("x-ms-approximate-messages-count")).contains("1");
  }
}
