package dev.malachite.queue.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainBodyTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <QueueMessage><MessageText>bWVzc2FnZQ==</MessageText></QueueMessage> | bWVzc2FnZQ==
          <QueueMessage><MessageText>{"a": [1]}</MessageText></QueueMessage>   | {"a": [1]}
          <QueueMessage><MessageText></MessageText></QueueMessage>             | ''
          <?xml version="1.0" encoding="utf-8"?><QueueMessage><MessageText>a</MessageText></QueueMessage> | a
          """)
  void readsWhatProducersWrite(String document, String text) {
    assertThat(PlainBody.text(document.getBytes(UTF_8))).contains(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<QueueMessage><MessageText>",
        "</MessageText></QueueMessage>",
        "<QueueMessage><MessageText></QueueMessage>",
        "<QueueMessage><MessageText>a</MessageText></QueueMessage> ",
        " <QueueMessage><MessageText>a</MessageText></QueueMessage>",
        "<QueueMessage><MessageText>a&amp;b</MessageText></QueueMessage>",
        "<QueueMessage><MessageText>a]]>b</MessageText></QueueMessage>",
        "<QueueMessage><MessageText>a\r\nb</MessageText></QueueMessage>",
        "<QueueMessage><MessageText>ü</MessageText></QueueMessage>",
        "<QueueMessage><MessageText>a</MessageText><MessageText>b</MessageText></QueueMessage>",
        "<?xml version=\"1.0\" encoding=\"utf-16\"?>"
            + "<QueueMessage><MessageText>a</MessageText></QueueMessage>"
      })
  void leavesTheRestToTheParser(String document) {
    assertThat(PlainBody.text(document.getBytes(UTF_8))).isEmpty();
  }
}
