package dev.malachite.blob.cases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.MalformedInput;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A request that works, to be sent with one thing changed: each time to a service of its own, after
 * what it needs was made there.
 */
public final class Probe {
  private final String operation;
  private final String uri;
  private final Consumer<TestBlobs> given;
  private final byte[] body;
  private final String[] headers;
  private String success = "";

  private Probe(
      String operation, String uri, Consumer<TestBlobs> given, byte[] body, String... headers) {
    this.operation = operation;
    this.uri = uri;
    this.given = given;
    this.body = body;
    this.headers = headers;
  }

  public static Probe of(
      String operation, String uri, Consumer<TestBlobs> given, String... headers) {
    return new Probe(operation, uri, given, new byte[0], headers);
  }

  public Probe body(byte[] other) {
    return new Probe(operation, uri, given, other, headers);
  }

  public Probe body(String text) {
    return body(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same request for something else. */
  public Probe at(String otherUri) {
    return new Probe(operation, otherUri, given, body, headers);
  }

  /** The same request with a parameter more. */
  Probe asking(String parameter) {
    return at(uri + (uri.indexOf('?') < 0 ? "?" : "&") + parameter);
  }

  public Probe given(Consumer<TestBlobs> other) {
    return new Probe(operation, uri, other, body, headers);
  }

  public Probe with(String... more) {
    return new Probe(operation, uri, given, body, joined(more));
  }

  /** What the request is about, without its parameters. */
  String path() {
    int question = uri.indexOf('?');
    return question < 0 ? uri : uri.substring(0, question);
  }

  /** The name of the blob and the container it is in, for a request about a blob. */
  Probe inContainer(String container) {
    return at("/" + container + uri.substring(uri.indexOf('/', 1)));
  }

  TestBlobs fresh() {
    TestBlobs blobs = new TestBlobs();
    given.accept(blobs);
    return blobs;
  }

  /** The status of the answer, and its code where it is a refusal. */
  public String outcome(String... more) {
    return sentTo(fresh(), more);
  }

  /** What the request as it is comes to: it works. */
  String success() {
    if (success.isEmpty()) {
      success = outcome();
      assertThat(success).as(operation + " as it is").startsWith("2");
    }
    return success;
  }

  String sentTo(TestBlobs blobs, String... more) {
    try {
      return Integer.toString(blobs.send(operation, uri, body, joined(more)).status());
    } catch (ApiException refusal) {
      return text(refusal);
    } catch (Malformed malformed) {
      return text(MalformedInput.error(malformed));
    }
  }

  private static String text(ApiException refusal) {
    return refusal.status() + " " + refusal.code().code();
  }

  private String[] joined(String... more) {
    return Stream.concat(Stream.of(headers), Stream.of(more)).toArray(String[]::new);
  }
}
