package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class AbortCopyFileTest {
  private final Bench bench = new Bench();

  AbortCopyFileTest() {
    bench.share("data");
    bench.file("/data/f", 3, "x-ms-meta-a", "b");
    bench.write("/data/f", 0, new byte[] {1, 2, 3});
  }

  private String begin() {
    return bench.header(
        "x-ms-copy-id", "CopyFile", "/data/g", "x-ms-copy-source", "http://far:10003/data/f");
  }

  private String refused(String id) {
    return bench.refused("AbortCopyFile", "/data/g?comp=copy&copyid=" + id);
  }

  @Test
  void anAbortedCopyLeavesAnEmptyFileWithItsMetadata() {
    String id = begin();
    assertThat(bench.run("AbortCopyFile", "/data/g?comp=copy&copyid=" + id).status())
        .isEqualTo(204);
    assertThat(bench.header("x-ms-copy-status", "GetFileProperties", "/data/g"))
        .isEqualTo("aborted");
    assertThat(bench.header("x-ms-meta-a", "GetFileProperties", "/data/g")).isEqualTo("b");
    assertThat(bench.read("/data/g")).isEmpty();
    assertThat(Bench.text(bench.run("GetShareStats", "/data?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>3<");
    bench.background.remove().run();
    assertThat(bench.read("/data/g")).isEmpty();
    assertThat(refused(id)).isEqualTo("409 NoPendingCopyOperation");
  }

  @Test
  void onlyThePendingCopyCanBeAborted() {
    String other = "00000000-0000-0000-0000-000000000000";
    assertThat(refused(other)).isEqualTo("404 ResourceNotFound");
    assertThat(refused("x")).isEqualTo("400 InvalidQueryParameterValue");
    assertThat(bench.refused("AbortCopyFile", "/data/g?comp=copy"))
        .isEqualTo("400 MissingRequiredQueryParameter");
    String id = begin();
    assertThat(refused(other)).isEqualTo("409 CopyIdMismatch");
    bench.background.remove().run();
    assertThat(refused(id)).isEqualTo("409 NoPendingCopyOperation");
  }

  @Test
  void theLeaseOfTheTargetIsNeeded() {
    String lease = "11111111-2222-3333-4444-555555555555";
    bench.file("/data/g", 0);
    bench.run(
        "AcquireFileLease",
        "/data/g?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        lease);
    String id =
        bench.header(
            "x-ms-copy-id",
            "CopyFile",
            "/data/g",
            "x-ms-copy-source",
            "http://far:10003/data/f",
            "x-ms-lease-id",
            lease);
    assertThat(refused(id)).isEqualTo("412 LeaseIdMissing");
    assertThat(
            bench
                .run("AbortCopyFile", "/data/g?comp=copy&copyid=" + id, "x-ms-lease-id", lease)
                .status())
        .isEqualTo(204);
  }
}
