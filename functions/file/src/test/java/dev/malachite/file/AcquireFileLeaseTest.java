package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class AcquireFileLeaseTest {
  private static final String URI = "/data/f?comp=lease";
  private static final String ONE = "11111111-2222-3333-4444-555555555555";
  private static final String TWO = "99999999-2222-3333-4444-555555555555";
  private static final byte[] FIVE = "12345".getBytes(StandardCharsets.UTF_8);
  private final Bench bench = new Bench();

  AcquireFileLeaseTest() {
    bench.share("data");
    bench.file("/data/f", 5);
  }

  @Test
  void itIsTakenAndTakenAgainUnderItsId() {
    bench.run("AcquireFileLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    assertThat(
            bench.header(
                "x-ms-lease-id",
                "AcquireFileLease",
                URI,
                "x-ms-lease-duration",
                "-1",
                "x-ms-proposed-lease-id",
                ONE))
        .isEqualTo(ONE);
    bench.refuses("409 LeaseAlreadyPresent", "AcquireFileLease", URI, "x-ms-lease-duration", "-1");
  }

  @Test
  void onlyLeasesWithoutEndAreThere() {
    bench.refuses(
        "400 InvalidHeaderValue",
        "AcquireFileLease",
        "/data/f?comp=lease",
        "x-ms-lease-duration",
        "15");
  }

  @Test
  void aLeaseLocksAFile() {
    String id = "11111111-2222-3333-4444-555555555555";
    bench.run(
        "AcquireFileLease",
        "/data/f?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        id);
    assertThat(Bench.refusalOf(() -> bench.write("/data/f", 0, FIVE)))
        .isEqualTo(ErrorCode.LEASE_ID_MISSING);
    assertThat(Bench.refusalOf(() -> bench.file("/data/f", 1)))
        .isEqualTo(ErrorCode.LEASE_ID_MISSING);
    assertThat(bench.refusal("DeleteFile", "/data/f")).isEqualTo(ErrorCode.LEASE_ID_MISSING);
    bench.file("/data/f", 1, "x-ms-lease-id", id);
    assertThat(bench.run("GetFileProperties", "/data/f").headers().first("x-ms-lease-state"))
        .contains("leased");
    assertThat(bench.run("DeleteFile", "/data/f", "x-ms-lease-id", id).status()).isEqualTo(202);
    assertThat(Bench.refusalOf(() -> bench.file("/data/f", 1, "x-ms-lease-id", id)))
        .isEqualTo(ErrorCode.LEASE_NOT_PRESENT_WITH_FILE_OPERATION);
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses(
        "404 ShareNotFound", "AcquireFileLease", "/none/f?comp=lease", "x-ms-lease-duration", "-1");
    bench.refuses("400 InvalidHeaderValue", "AcquireFileLease", URI, "x-ms-lease-duration", "5");
    bench.refuses(
        "400 InvalidHeaderValue",
        "AcquireFileLease",
        URI,
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        "x");
    bench.refuses("400 MissingRequiredHeader", "AcquireFileLease", URI);
  }
}
