package dev.malachite.bench.wire;

import java.util.Optional;

/** What came back; gone with the next request on the same connection. */
public final class Answer {
  private final AnswerHead head;
  private final AnswerBody body;

  Answer(AnswerHead head, AnswerBody body) {
    this.head = head;
    this.body = body;
  }

  public int status() {
    return head.status();
  }

  /** Sought by its name in lower case. */
  public Optional<String> header(String name) {
    return head.header(name);
  }

  /** Of the whole body, in bytes. */
  public long length() {
    return body.length();
  }

  /** The first kilobytes of the body: a message, an error. */
  public String text() {
    return body.beginning();
  }

  /** A failed request must not look like a fast one. */
  Answer insistOnSuccess(Exchange exchange) {
    if (status() / 100 != 2) {
      throw new IllegalStateException(exchange + " was answered with " + status() + ": " + text());
    }
    return this;
  }
}
