package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class GetFileServicePropertiesTest {
  private final Bench bench = new Bench();

  @Test
  void thereAreDefaults() {
    assertThat(
            Bench.text(bench.run("GetFileServiceProperties", "/?restype=service&comp=properties")))
        .contains("<StorageServiceProperties>", "<HourMetrics>", "<MinuteMetrics>");
  }

  @Test
  void whatWasNotSetStaysAsItIs() {
    String uri = "/?restype=service&comp=properties";
    String before = Bench.text(bench.run("GetFileServiceProperties", uri));
    byte[] nothing = "<StorageServiceProperties/>".getBytes(StandardCharsets.UTF_8);
    bench.run("SetFileServiceProperties", uri, nothing);
    assertThat(Bench.text(bench.run("GetFileServiceProperties", uri))).isEqualTo(before);
  }
}
