package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class GetShareAclTest {
  private final Bench bench = new Bench();

  GetShareAclTest() {
    bench.share("data");
  }

  @Test
  void aNewShareHasNone() {
    assertThat(Bench.text(bench.run("GetShareAcl", "/data?restype=share&comp=acl")))
        .contains("SignedIdentifiers")
        .doesNotContain("<Id>");
  }

  @Test
  void anUnknownShareIsRefused() {
    bench.refuses("404 ShareNotFound", "GetShareAcl", "/none?restype=share&comp=acl");
  }
}
