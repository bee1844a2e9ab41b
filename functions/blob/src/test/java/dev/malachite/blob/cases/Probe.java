package dev.malachite.blob.cases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.MalformedInput;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A request that works, to be sent with one thing changed: each time to a service of its own, after
 * what it needs was made there.
 */
public final class Probe {
  private final String operation;
  private final String uri;
  private final Stage stage;
  private final byte[] body;
  private final String[] headers;
  private String success = "";

  /**
   * Where it is sent.
   *
   * @param before what happens right before the request
   * @param about whose ETag conditions are about
   */
  private record Stage(
      Supplier<TestBlobs> service,
      Consumer<TestBlobs> given,
      Consumer<TestBlobs> before,
      String about) {}

  private Probe(String operation, String uri, Stage stage, byte[] body, String... headers) {
    this.operation = operation;
    this.uri = uri;
    this.stage = stage;
    this.body = body;
    this.headers = headers;
  }

  public static Probe of(
      String operation, String uri, Consumer<TestBlobs> given, String... headers) {
    Stage stage = new Stage(TestBlobs::new, given, Given::nothing, "");
    return new Probe(operation, uri, stage, new byte[0], headers);
  }

  public Probe body(byte[] other) {
    return new Probe(operation, uri, stage, other, headers);
  }

  public Probe body(String text) {
    return body(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same request for something else. */
  public Probe at(String otherUri) {
    return new Probe(operation, otherUri, stage, body, headers);
  }

  /** The same request with a parameter more. */
  Probe asking(String parameter) {
    return at(uri + (uri.indexOf('?') < 0 ? "?" : "&") + parameter);
  }

  public Probe given(Consumer<TestBlobs> other) {
    return on(new Stage(stage.service(), other, stage.before(), stage.about()));
  }

  /** The same request to another kind of service. */
  public Probe on(Supplier<TestBlobs> service) {
    return on(new Stage(service, stage.given(), stage.before(), stage.about()));
  }

  /** The same request, and something else right before it, whatever was done to the blob. */
  public Probe after(Consumer<TestBlobs> before) {
    return on(new Stage(stage.service(), stage.given(), before, stage.about()));
  }

  /** The same request, whose conditions are about something else than its path. */
  public Probe about(String what) {
    return on(new Stage(stage.service(), stage.given(), stage.before(), what));
  }

  private Probe on(Stage other) {
    return new Probe(operation, uri, other, body, headers);
  }

  public Probe with(String... more) {
    return new Probe(operation, uri, stage, body, joined(more));
  }

  /** What the request is about, without its parameters. */
  String path() {
    int question = uri.indexOf('?');
    return question < 0 ? uri : uri.substring(0, question);
  }

  /** What conditions are about. */
  String about() {
    return stage.about().isEmpty() ? path() : stage.about();
  }

  boolean isAboutItsPath() {
    return about().equals(path());
  }

  @Override
  public String toString() {
    return operation;
  }

  /** The name of the blob and the container it is in, for a request about a blob. */
  Probe inContainer(String container) {
    return at("/" + container + uri.substring(uri.indexOf('/', 1)));
  }

  TestBlobs fresh() {
    TestBlobs blobs = stage.service().get();
    stage.given().accept(blobs);
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
    stage.before().accept(blobs);
    try {
      return Integer.toString(answerOf(blobs, more).status());
    } catch (ApiException refusal) {
      return text(refusal);
    } catch (Malformed malformed) {
      return text(MalformedInput.error(malformed));
    }
  }

  Reply answerOf(TestBlobs blobs, String... more) {
    return blobs.send(operation, uri(blobs), body, joined(more));
  }

  /** The id of a copy is nobody's choice, so that of the blob stands where the request has none. */
  private String uri(TestBlobs blobs) {
    return uri.endsWith("copyid=") ? uri + blobs.header(path(), "x-ms-copy-id") : uri;
  }

  private static String text(ApiException refusal) {
    return refusal.status() + " " + refusal.code().code();
  }

  private String[] joined(String... more) {
    return Stream.concat(Stream.of(headers), Stream.of(more)).toArray(String[]::new);
  }
}
