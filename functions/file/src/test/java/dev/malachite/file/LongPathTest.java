package dev.malachite.file;

import org.junit.jupiter.api.Test;

/** Paths have an end. */
class LongPathTest {
  private final Bench bench = new Bench();

  LongPathTest() {
    bench.share("data");
  }

  @Test
  void aPathIsNotTooLong() {
    String path = "/data/" + "n".repeat(200) + ("/" + "n".repeat(200)).repeat(10);
    refuses(path);
  }

  @Test
  void aPathIsNotTooDeep() {
    refuses("/data" + "/n".repeat(251));
  }

  private void refuses(String path) {
    String expected = "400 InvalidFileOrDirectoryPathName";
    bench.refuses(expected, "CreateFile", path, "x-ms-type", "file", "x-ms-content-length", "1");
    bench.refuses(expected, "CreateDirectory", path + "?restype=directory");
    bench.refuses(expected, "GetFile", path);
  }
}
