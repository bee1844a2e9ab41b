package dev.malachite.blob.container;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RestoreContainerTest {
  private static final String URI = "/box?restype=container&comp=undelete";
  private static final String NAME = "x-ms-deleted-container-name";
  private static final String VERSION = "x-ms-deleted-container-version";
  private final TestBlobs blobs = new TestBlobs(new BlobBench(1, new BlobSettings(false, 7)));

  private String delete() {
    blobs.send("DeleteContainer", "/box?restype=container");
    List<String> versions = ContainerLists.versions(blobs);
    return versions.getLast();
  }

  private Reply restore(String version) {
    return blobs.send("RestoreContainer", URI, NAME, "box", VERSION, version);
  }

  private String refusal(String... headers) {
    return blobs.refusal("RestoreContainer", URI, headers);
  }

  @Test
  void aDeletedContainerComesBackWithItsBlobs() {
    Given.blockBlob(blobs);
    String version = delete();
    assertThat(ContainerLists.names(blobs, "")).isEmpty();
    assertThat(restore(version).status()).isEqualTo(201);
    assertThat(ContainerLists.names(blobs, "")).containsExactly("box");
    assertThat(ContainerLists.names(blobs, "&include=deleted")).containsExactly("box");
    assertThat(blobs.bytes("/box/b")).hasSize(10);
  }

  @Test
  void itComesBackUntilItsRetentionEnds() {
    String version = delete();
    blobs.bench().pass(Duration.ofDays(7).minusMillis(1));
    assertThat(ContainerLists.names(blobs, "&include=deleted")).containsExactly("box");
    blobs.bench().pass(Duration.ofMillis(1));
    assertThat(ContainerLists.names(blobs, "&include=deleted")).isEmpty();
    assertThat(refusal(NAME, "box", VERSION, version)).isEqualTo("404 ContainerNotFound");
  }

  @Test
  void aNameThatIsTakenAgainCannotBeRestored() {
    Given.blockBlob(blobs);
    String version = delete();
    blobs.bench().pass(Duration.ofSeconds(30));
    blobs.send("CreateContainer", "/box?restype=container");
    assertThat(ContainerLists.names(blobs, "&include=deleted")).containsExactly("box", "box");
    assertThat(refusal(NAME, "box", VERSION, version)).isEqualTo("409 ContainerAlreadyExists");
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
  }

  @Test
  void eachOfSeveralCanComeBack() {
    Given.blockBlob(blobs);
    String first = delete();
    blobs.bench().pass(Duration.ofSeconds(30));
    blobs.send("CreateContainer", "/box?restype=container");
    delete();
    assertThat(restore(first).status()).isEqualTo(201);
    assertThat(blobs.bytes("/box/b")).hasSize(10);
  }

  @Test
  void whatCannotBeAVersionIsNotFound() {
    delete();
    for (String version : List.of("a".repeat(1000), "a/b", "\u00fc")) {
      assertThat(refusal(NAME, "box", VERSION, version)).isEqualTo("404 ContainerNotFound");
    }
  }

  @Test
  void aRestoreMustNameWhatItRestores() {
    String version = delete();
    assertThat(refusal(NAME, "two", VERSION, version)).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(NAME, "box", VERSION, "0123456789abcdef"))
        .isEqualTo("404 ContainerNotFound");
    assertThat(refusal()).isEqualTo("400 MissingRequiredHeader");
    assertThat(refusal(NAME, "box")).isEqualTo("400 MissingRequiredHeader");
  }
}
