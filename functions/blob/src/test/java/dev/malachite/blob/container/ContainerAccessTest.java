package dev.malachite.blob.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.lease.AcquireContainerLease;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Get and Set Container ACL. */
class ContainerAccessTest {
  private static final String ACL = "/pictures?restype=container&comp=acl";
  private final BlobBench bench = new BlobBench();
  private final SetContainerAcl set = new SetContainerAcl(bench.blobs());
  private final GetContainerAcl get = new GetContainerAcl(bench.blobs());

  @BeforeEach
  void createAContainer() {
    bench.run(new CreateContainer(bench.blobs()), "/pictures?restype=container");
  }

  @Test
  void policiesAndPublicAccessComeBack() throws IOException {
    Reply changed = bench.run(set, ACL, policies(5), "x-ms-blob-public-access", "blob");
    assertThat(changed.status()).isEqualTo(200);
    Reply reply = bench.run(get, ACL);
    assertThat(reply.headers().first("x-ms-blob-public-access")).contains("blob");
    assertThat(reply.headers().first("ETag")).isEqualTo(changed.headers().first("ETag"));
    assertThat(body(reply))
        .contains("<Id>p4</Id>")
        .contains("<Permission>rw</Permission>")
        .contains("2030-01-01T00:00:00");
  }

  @Test
  void anEmptyBodyTakesEverythingAway() throws IOException {
    bench.run(set, ACL, policies(1), "x-ms-blob-public-access", "container");
    bench.run(set, ACL);
    Reply reply = bench.run(get, ACL);
    assertThat(reply.headers().has("x-ms-blob-public-access")).isFalse();
    assertThat(body(reply)).doesNotContain("<Id>");
  }

  @Test
  void sixPoliciesAreTooMany() {
    assertRefused("InvalidXmlDocument", () -> bench.run(set, ACL, policies(6)));
    assertRefused("InvalidHeaderValue", () -> bench.run(set, ACL, "x-ms-blob-public-access", "x"));
  }

  @Test
  void datesAreConditions() {
    bench.pass(Duration.ofHours(1));
    assertRefused(
        "ConditionNotMet",
        () -> bench.run(set, ACL, "If-Modified-Since", "Mon, 16 Nov 2026 00:30:00 GMT"));
    assertThat(bench.run(set, ACL, "If-Unmodified-Since", "Mon, 16 Nov 2026 00:30:00 GMT").status())
        .isEqualTo(200);
  }

  @Test
  void aLeaseIsOnlyACondition() {
    String id = "6f1f4e66-3a0e-4c66-8f3c-000000000001";
    String other = "6f1f4e66-3a0e-4c66-8f3c-000000000002";
    assertRefused(
        "LeaseNotPresentWithContainerOperation", () -> bench.run(set, ACL, "x-ms-lease-id", id));
    bench.run(
        new AcquireContainerLease(bench.blobs()),
        "/pictures?restype=container&comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        id);
    assertThat(bench.run(set, ACL).status()).isEqualTo(200);
    assertThat(bench.run(set, ACL, "x-ms-lease-id", id).status()).isEqualTo(200);
    assertRefused(
        "LeaseIdMismatchWithContainerOperation", () -> bench.run(get, ACL, "x-ms-lease-id", other));
  }

  @Test
  void aContainerThatIsNotThereHasNone() {
    assertRefused("ContainerNotFound", () -> bench.run(get, "/none?restype=container&comp=acl"));
    assertRefused("ContainerNotFound", () -> bench.run(set, "/none?restype=container&comp=acl"));
  }

  private static byte[] policies(int count) {
    String policy =
        "<SignedIdentifier><Id>p%d</Id><AccessPolicy><Expiry>2030-01-01T00:00:00Z</Expiry>"
            + "<Permission>rw</Permission></AccessPolicy></SignedIdentifier>";
    return IntStream.range(0, count)
        .mapToObj(policy::formatted)
        .collect(Collectors.joining("", "<SignedIdentifiers>", "</SignedIdentifiers>"))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String body(Reply reply) throws IOException {
    return new String(reply.payload().stream().get().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static void assertRefused(String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            ApiException.class, refusal -> assertThat(refusal.code().code()).isEqualTo(code));
  }
}
