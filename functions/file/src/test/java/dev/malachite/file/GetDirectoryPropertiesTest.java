package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import org.junit.jupiter.api.Test;

final class GetDirectoryPropertiesTest {
  private final Bench bench = new Bench();

  GetDirectoryPropertiesTest() {
    bench.share("data");
    bench.run("CreateDirectory", "/data/d?restype=directory", "x-ms-meta-a", "b");
  }

  @Test
  void theyAreShownAlsoOfASnapshot() {
    String snapshot = bench.snapshot("data");
    bench.run("DeleteDirectory", "/data/d?restype=directory");
    Headers shown =
        bench
            .run("GetDirectoryProperties", "/data/d?restype=directory&sharesnapshot=" + snapshot)
            .headers();
    assertThat(shown.first("x-ms-meta-a")).contains("b");
    assertThat(shown.first("x-ms-file-attributes")).contains("Directory");
    assertThat(shown.first("x-ms-file-parent-id")).contains("0");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses("404 ShareNotFound", "GetDirectoryProperties", "/none/d?restype=directory");
    bench.refuses("404 ResourceNotFound", "GetDirectoryProperties", "/data/x?restype=directory");
    bench.refuses("404 ParentNotFound", "GetDirectoryProperties", "/data/x/y?restype=directory");
    bench.file("/data/f", 0);
    bench.refuses(
        "409 ResourceTypeMismatch", "GetDirectoryProperties", "/data/f?restype=directory");
  }
}
