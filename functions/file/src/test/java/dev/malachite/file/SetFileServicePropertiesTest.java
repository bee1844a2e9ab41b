package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class SetFileServicePropertiesTest {
  private final Bench bench = new Bench();

  @Test
  void theyAreShown() {
    byte[] body =
        ("<StorageServiceProperties><Cors><CorsRule><AllowedOrigins>http://a</AllowedOrigins>"
                + "<AllowedMethods>GET</AllowedMethods><AllowedHeaders>*</AllowedHeaders>"
                + "<ExposedHeaders>*</ExposedHeaders><MaxAgeInSeconds>5</MaxAgeInSeconds>"
                + "</CorsRule></Cors></StorageServiceProperties>")
            .getBytes(StandardCharsets.UTF_8);
    assertThat(
            bench
                .run("SetFileServiceProperties", "/?restype=service&comp=properties", body)
                .status())
        .isEqualTo(202);
    assertThat(
            Bench.text(bench.run("GetFileServiceProperties", "/?restype=service&comp=properties")))
        .contains("<AllowedOrigins>http://a<");
  }

  @Test
  void brokenXmlIsRefused() {
    assertThat(
            bench.refused(
                "SetFileServiceProperties", "/?restype=service&comp=properties", new byte[] {'<'}))
        .isEqualTo("400 InvalidXmlDocument");
  }
}
