package dev.malachite.blob.container;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SetContainerAclTest {
  private static final String ACL = "/box?restype=container&comp=acl";
  private static final Probe PROBE =
      Probe.of("SetContainerAcl", ACL, Given::nothing).body(Policies.document(1));

  @Test
  void theETagChanges() {
    TestBlobs blobs = new TestBlobs();
    Reply first = blobs.send("SetContainerAcl", ACL, Policies.document(5));
    assertThat(first.status()).isEqualTo(200);
    assertThat(first.headers().first("Last-Modified")).isPresent();
    Reply second = blobs.send("SetContainerAcl", ACL, Policies.document(5));
    assertThat(second.headers().first("ETag")).isNotEqualTo(first.headers().first("ETag"));
  }

  @Test
  void anEmptyBodyTakesEverythingAway() {
    TestBlobs blobs = new TestBlobs();
    blobs.send(
        "SetContainerAcl", ACL, Policies.document(1), "x-ms-blob-public-access", "container");
    blobs.send("SetContainerAcl", ACL);
    Reply reply = blobs.send("GetContainerAcl", ACL);
    assertThat(reply.headers().has("x-ms-blob-public-access")).isFalse();
    assertThat(TestBlobs.text(reply)).doesNotContain("<Id>");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofContainer(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofContainer(PROBE);
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.at("/none?restype=container&comp=acl").outcome())
        .isEqualTo("404 ContainerNotFound");
    assertThat(PROBE.body(Policies.document(6)).outcome()).isEqualTo("400 InvalidXmlDocument");
    assertThat(PROBE.body("<SignedIdentifiers>").outcome()).isEqualTo("400 InvalidXmlDocument");
    assertThat(PROBE.outcome("x-ms-blob-public-access", "x")).isEqualTo("400 InvalidHeaderValue");
    String longId =
        "<SignedIdentifiers><SignedIdentifier><Id>"
            + "i".repeat(65)
            + "</Id></SignedIdentifier></SignedIdentifiers>";
    assertThat(PROBE.body(longId).outcome()).isEqualTo("400 InvalidXmlDocument");
  }
}
