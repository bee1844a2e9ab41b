package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class SetShareAclTest {
  private static final byte[] ONE =
      ("<SignedIdentifiers><SignedIdentifier><Id>one</Id><AccessPolicy>"
              + "<Start>2030-01-01T00:00:00Z</Start><Expiry>2031-01-01T00:00:00Z</Expiry>"
              + "<Permission>rw</Permission></AccessPolicy></SignedIdentifier></SignedIdentifiers>")
          .getBytes(StandardCharsets.UTF_8);
  private static final String ACL = "/data?restype=share&comp=acl";
  private final Bench bench = new Bench();

  SetShareAclTest() {
    bench.share("data");
  }

  @Test
  void policiesAreKeptInOrder() {
    assertThat(bench.run("SetShareAcl", ACL, ONE).status()).isEqualTo(200);
    assertThat(Bench.text(bench.run("GetShareAcl", ACL)))
        .contains("<Id>one</Id>", "<Permission>rw<");
    bench.run("SetShareAcl", ACL);
    assertThat(Bench.text(bench.run("GetShareAcl", ACL))).doesNotContain("<Id>");
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThat(bench.refused("SetShareAcl", "/none?restype=share&comp=acl", ONE))
        .isEqualTo("404 ShareNotFound");
    assertThat(bench.refused("SetShareAcl", ACL, new byte[] {'<'}))
        .isEqualTo("400 InvalidXmlDocument");
    bench.run("AcquireShareLease", "/data?restype=share&comp=lease", "x-ms-lease-duration", "-1");
    assertThat(bench.refused("SetShareAcl", ACL, ONE)).isEqualTo("412 LeaseIdMissing");
  }
}
