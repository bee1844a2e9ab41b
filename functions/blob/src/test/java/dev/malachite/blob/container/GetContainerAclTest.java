package dev.malachite.blob.container;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GetContainerAclTest {
  private static final String ACL = "/box?restype=container&comp=acl";
  private static final Probe PROBE = Probe.of("GetContainerAcl", ACL, Given::nothing);

  @Test
  void policiesAndPublicAccessAreTold() {
    TestBlobs blobs = new TestBlobs();
    Reply changed =
        blobs.send("SetContainerAcl", ACL, Policies.document(5), "x-ms-blob-public-access", "blob");
    Reply reply = blobs.send("GetContainerAcl", ACL);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("x-ms-blob-public-access")).contains("blob");
    assertThat(reply.headers().first("ETag")).isEqualTo(changed.headers().first("ETag"));
    assertThat(TestBlobs.text(reply))
        .contains("<Id>p4</Id>")
        .contains("<Permission>rw</Permission>")
        .contains("2030-01-01T00:00:00");
  }

  @Test
  void aFreshContainerHasNone() {
    Reply reply = new TestBlobs().send("GetContainerAcl", ACL);
    assertThat(reply.headers().has("x-ms-blob-public-access")).isFalse();
    assertThat(TestBlobs.text(reply)).contains("SignedIdentifiers").doesNotContain("<Id>");
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofContainer(PROBE);
  }

  @Test
  void aContainerThatIsNotThereHasNoPolicies() {
    assertThat(PROBE.at("/none?restype=container&comp=acl").outcome())
        .isEqualTo("404 ContainerNotFound");
  }
}
