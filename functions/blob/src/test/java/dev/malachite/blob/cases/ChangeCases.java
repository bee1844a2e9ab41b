package dev.malachite.blob.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import org.junit.jupiter.api.DynamicTest;

/** Whether an operation that works changes the ETag and the Last-Modified of what it is about. */
public final class ChangeCases {
  private ChangeCases() {}

  /** Both are new, and the answer has the new ETag, if it has one. */
  public static DynamicTest changed(Probe probe) {
    return dynamicTest(
        probe + " changes both",
        () -> {
          Seen seen = Seen.of(probe);
          assertThat(seen.etagAfter()).isNotEqualTo(seen.etag());
          assertThat(seen.modifiedAfter()).isNotEqualTo(seen.modified());
        });
  }

  public static DynamicTest unchanged(Probe probe) {
    return dynamicTest(
        probe + " changes neither",
        () -> {
          Seen seen = Seen.of(probe);
          assertThat(seen.etagAfter()).isEqualTo(seen.etag());
          assertThat(seen.modifiedAfter()).isEqualTo(seen.modified());
        });
  }

  private record Seen(String etag, String modified, String etagAfter, String modifiedAfter) {
    static Seen of(Probe probe) {
      TestBlobs blobs = probe.fresh();
      String etag = header(blobs, probe.about(), "ETag");
      String modified = header(blobs, probe.about(), "Last-Modified");
      blobs.bench().pass(Duration.ofSeconds(2));
      Reply reply = probe.answerOf(blobs);
      assertThat(reply.status()).isBetween(200, 206);
      String etagAfter = header(blobs, probe.about(), "ETag");
      String told = reply.headers().first("ETag").orElse(etagAfter);
      assertThat(probe.isAboutItsPath() ? told : etagAfter).isEqualTo(etagAfter);
      return new Seen(etag, modified, etagAfter, header(blobs, probe.about(), "Last-Modified"));
    }
  }

  static String header(TestBlobs blobs, String path, String name) {
    boolean container = path.indexOf('/', 1) < 0;
    String operation = container ? "GetContainerProperties" : "GetBlobProperties";
    String uri = container ? path + "?restype=container" : path;
    return blobs.send(operation, uri).headers().first(name).orElseThrow();
  }
}
