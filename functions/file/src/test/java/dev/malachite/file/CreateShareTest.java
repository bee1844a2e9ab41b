package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class CreateShareTest {
  private static final String LIFE = "/life?restype=share";
  private final Bench bench = new Bench();

  @Test
  void aNameIsBlockedForHalfAMinuteAfterADeletion() {
    bench.share("life");
    assertThat(bench.refusal("CreateShare", LIFE)).isEqualTo(ErrorCode.SHARE_ALREADY_EXISTS);
    assertThat(bench.run("DeleteShare", LIFE).status()).isEqualTo(202);
    assertThat(bench.refusal("GetShareProperties", LIFE)).isEqualTo(ErrorCode.SHARE_NOT_FOUND);
    bench.clock.advance(Duration.ofMillis(29_999));
    assertThat(bench.refusal("CreateShare", LIFE)).isEqualTo(ErrorCode.SHARE_BEING_DELETED);
    bench.clock.advance(Duration.ofMillis(1));
    assertThat(bench.run("CreateShare", LIFE).status()).isEqualTo(201);
  }

  @Test
  void settingsAreTaken() {
    bench.share(
        "data",
        "x-ms-share-quota",
        "7",
        "x-ms-access-tier",
        "Hot",
        "x-ms-enabled-protocols",
        "NFS",
        "x-ms-root-squash",
        "RootSquash",
        "x-ms-meta-a",
        "b");
    Headers shown = bench.run("GetShareProperties", "/data?restype=share").headers();
    assertThat(shown.first("x-ms-share-quota")).contains("7");
    assertThat(shown.first("x-ms-access-tier")).contains("Hot");
    assertThat(shown.first("x-ms-enabled-protocols")).contains("NFS");
    assertThat(shown.first("x-ms-root-squash")).contains("RootSquash");
    assertThat(shown.first("x-ms-meta-a")).contains("b");
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses("400 InvalidResourceName", "CreateShare", "/Not--aName?restype=share");
    bench.refuses("400 OutOfRangeInput", "CreateShare", "/ab?restype=share");
    bench.refuses(
        "400 InvalidHeaderValue", "CreateShare", "/data?restype=share", "x-ms-share-quota", "0");
    bench.refuses(
        "400 InvalidHeaderValue", "CreateShare", "/data?restype=share", "x-ms-share-quota", "many");
    bench.refuses(
        "400 InvalidHeaderValue",
        "CreateShare",
        "/data?restype=share",
        "x-ms-access-tier",
        "Tepid");
    bench.refuses(
        "400 InvalidHeaderValue",
        "CreateShare",
        "/data?restype=share",
        "x-ms-enabled-protocols",
        "FTP");
  }
}
