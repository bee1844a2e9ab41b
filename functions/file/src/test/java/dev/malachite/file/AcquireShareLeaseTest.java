package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class AcquireShareLeaseTest {
  private static final String URI = "/data?restype=share&comp=lease";
  private static final String ONE = "11111111-2222-3333-4444-555555555555";
  private static final String TWO = "99999999-2222-3333-4444-555555555555";
  private final Bench bench = new Bench();

  AcquireShareLeaseTest() {
    bench.share("data");
  }

  @Test
  void itIsTakenAndTakenAgainUnderItsId() {
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    assertThat(
            bench.header(
                "x-ms-lease-id",
                "AcquireShareLease",
                URI,
                "x-ms-lease-duration",
                "-1",
                "x-ms-proposed-lease-id",
                ONE))
        .isEqualTo(ONE);
    bench.refuses("409 LeaseAlreadyPresent", "AcquireShareLease", URI, "x-ms-lease-duration", "-1");
  }

  @Test
  void anExpiredOneCanBeTaken() {
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "15", "x-ms-proposed-lease-id", ONE);
    bench.clock.advance(Duration.ofSeconds(15));
    assertThat(
            bench
                .run(
                    "AcquireShareLease",
                    URI,
                    "x-ms-lease-duration",
                    "-1",
                    "x-ms-proposed-lease-id",
                    TWO)
                .status())
        .isEqualTo(201);
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses(
        "404 ShareNotFound",
        "AcquireShareLease",
        "/none?restype=share&comp=lease",
        "x-ms-lease-duration",
        "-1");
    bench.refuses("400 InvalidHeaderValue", "AcquireShareLease", URI, "x-ms-lease-duration", "5");
    bench.refuses(
        "400 InvalidHeaderValue",
        "AcquireShareLease",
        URI,
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        "x");
    bench.refuses("400 MissingRequiredHeader", "AcquireShareLease", URI);
  }

  @Test
  void anIdOfALeaseThatIsNotThereIsRefused() {
    String metadata = "/data?restype=share&comp=metadata";
    bench.refuses(
        "412 LeaseNotPresentWithContainerOperation",
        "SetShareMetadata",
        metadata,
        "x-ms-lease-id",
        ONE);
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "15", "x-ms-proposed-lease-id", ONE);
    bench.clock.advance(Duration.ofSeconds(15));
    bench.refuses("412 LeaseLost", "SetShareMetadata", metadata, "x-ms-lease-id", ONE);
  }
}
