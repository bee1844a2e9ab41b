package dev.malachite.protocol.copy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SourceUrlTest {
  private static SourceUrl parse(String text) {
    return SourceUrl.parse(text).orElseThrow();
  }

  @Test
  void itsPartsAreKeptAsTheyAre() {
    SourceUrl url = parse("https://Account.blob.localhost:10000/box/a%2Fb//c?snapshot=1&sig=a%3D");
    assertThat(url.secure()).isTrue();
    assertThat(url.host()).isEqualTo("account.blob.localhost");
    assertThat(url.port()).isEqualTo(10000);
    assertThat(url.path()).isEqualTo("/box/a%2Fb//c");
    assertThat(url.parameter("sig")).contains("a=");
    assertThat(url.pathAndQuery()).isEqualTo("/box/a%2Fb//c?snapshot=1&sig=a%3D");
    assertThat(url.and("comp=tags").pathAndQuery()).endsWith("&sig=a%3D&comp=tags");
    assertThat(parse("http://a/b").and("comp=tags").pathAndQuery()).isEqualTo("/b?comp=tags");
  }

  @Test
  void thePortFollowsFromTheScheme() {
    assertThat(parse("http://host/x").port()).isEqualTo(80);
    assertThat(parse("https://host/x").port()).isEqualTo(443);
    assertThat(parse("http://[::1]:10000/x").port()).isEqualTo(10000);
    assertThat(parse("http://[::1]:10000/x").host()).isEqualTo("[::1]");
    assertThat(parse("http://[::1]/x").host()).isEqualTo("[::1]");
  }

  @Test
  void whatIsNoUrlIsRefused() {
    for (String text :
        List.of(
            "",
            "/box/a",
            "ftp://host/a",
            "http://",
            "http://u:p@host/a",
            "http://h/a b",
            "http://h/?a=%zz")) {
      assertThat(SourceUrl.parse(text)).as(text).isEmpty();
    }
    assertThat(SourceUrl.parse("http://host/" + "x".repeat(2048))).isEmpty();
  }
}
