package dev.malachite.blob.container;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class CreateContainerTest {
  private static final String URI = "/fresh?restype=container";
  private static final Probe PROBE = Probe.of("CreateContainer", URI, Given::nothing);

  @Test
  void itHasWhatTheRequestSays() {
    TestBlobs blobs = new TestBlobs();
    Reply reply =
        blobs.send(
            "CreateContainer", URI, "x-ms-meta-Who", "me", "x-ms-blob-public-access", "blob");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("Last-Modified")).isPresent();
    Reply read = blobs.send("GetContainerProperties", URI);
    assertThat(read.headers().first("ETag")).isEqualTo(reply.headers().first("ETag"));
    assertThat(read.headers().first("x-ms-meta-Who")).contains("me");
    assertThat(read.headers().first("x-ms-blob-public-access")).contains("blob");
  }

  @Test
  void anEncryptionScopeIsKept() {
    TestBlobs blobs = new TestBlobs();
    blobs.send(
        "CreateContainer",
        URI,
        "x-ms-default-encryption-scope",
        "mine",
        "x-ms-deny-encryption-scope-override",
        "true");
    Reply read = blobs.send("GetContainerProperties", URI);
    assertThat(read.headers().first("x-ms-default-encryption-scope")).contains("mine");
    assertThat(read.headers().first("x-ms-deny-encryption-scope-override")).contains("true");
    assertThat(PROBE.outcome("x-ms-deny-encryption-scope-override", "true"))
        .isEqualTo("400 MissingRequiredHeader");
  }

  @Test
  void aNameIsTakenWhileItIsUsedAndForAWhileAfterwards() {
    TestBlobs blobs = new TestBlobs();
    assertThat(blobs.refusal("CreateContainer", "/box?restype=container"))
        .isEqualTo("409 ContainerAlreadyExists");
    blobs.send("DeleteContainer", "/box?restype=container");
    assertThat(blobs.refusal("CreateContainer", "/box?restype=container"))
        .isEqualTo("409 ContainerBeingDeleted");
    blobs.bench().pass(Duration.ofSeconds(30));
    assertThat(blobs.send("CreateContainer", "/box?restype=container").status()).isEqualTo(201);
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.at("/Upper?restype=container").outcome()).isEqualTo("400 InvalidResourceName");
    assertThat(PROBE.at("/a--b?restype=container").outcome()).isEqualTo("400 InvalidResourceName");
    assertThat(PROBE.at("/ab?restype=container").outcome()).isEqualTo("400 OutOfRangeInput");
    assertThat(PROBE.at("/" + "a".repeat(64) + "?restype=container").outcome())
        .isEqualTo("400 OutOfRangeInput");
    assertThat(PROBE.outcome("x-ms-blob-public-access", "all")).isEqualTo("400 InvalidHeaderValue");
    assertThat(PROBE.outcome("x-ms-meta-1a", "x")).isEqualTo("400 InvalidMetadata");
    for (String name : List.of("$root", "$web", "$logs")) {
      assertThat(PROBE.at("/" + name + "?restype=container").outcome()).as(name).isEqualTo("201");
    }
  }
}
