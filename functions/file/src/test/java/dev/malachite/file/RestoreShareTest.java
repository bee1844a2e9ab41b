package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class RestoreShareTest {
  private static final String LIFE = "/life?restype=share";
  private final Bench bench = new Bench();

  @Test
  void aDeletedShareComesBackWithItsFiles() {
    bench.share("life");
    bench.file("/life/a", 3);
    bench.write("/life/a", 0, new byte[] {1, 2, 3});
    bench.run("DeleteShare", LIFE);
    String listed = Bench.text(bench.run("ListShares", "/?comp=list&include=deleted"));
    String version = listed.replaceAll("(?s).*<Version>(.*)</Version>.*", "$1");
    bench.run(
        "RestoreShare",
        "/life?restype=share&comp=undelete",
        "x-ms-deleted-share-name",
        "life",
        "x-ms-deleted-share-version",
        version);
    assertThat(bench.read("/life/a")).containsExactly(1, 2, 3);
    assertThat(Bench.text(bench.run("ListShares", "/?comp=list&include=deleted")))
        .doesNotContain("<Deleted>");
  }

  @Test
  void nothingComesBackAfterTheRetention() {
    bench.share("life");
    bench.run("DeleteShare", LIFE);
    String listed = Bench.text(bench.run("ListShares", "/?comp=list&include=deleted"));
    String version = listed.replaceAll("(?s).*<Version>(.*)</Version>.*", "$1");
    bench.clock.advance(Duration.ofDays(7));
    assertThat(
            bench.refusal(
                "RestoreShare",
                "/life?restype=share&comp=undelete",
                "x-ms-deleted-share-name",
                "life",
                "x-ms-deleted-share-version",
                version))
        .isEqualTo(ErrorCode.SHARE_NOT_FOUND);
  }

  @Test
  void whatCannotComeBackIsRefused() {
    bench.share("life");
    String uri = "/life?restype=share&comp=undelete";
    bench.refuses("400 MissingRequiredHeader", "RestoreShare", uri);
    bench.refuses(
        "404 ShareNotFound",
        "RestoreShare",
        "/none?restype=share&comp=undelete",
        "x-ms-deleted-share-name",
        "none",
        "x-ms-deleted-share-version",
        "01D60F8BB59A4652");
    bench.run("DeleteShare", LIFE);
    String listed = Bench.text(bench.run("ListShares", "/?comp=list&include=deleted"));
    String version = listed.replaceAll("(?s).*<Version>(.*)</Version>.*", "$1");
    bench.clock.advance(Duration.ofSeconds(30));
    bench.share("life");
    bench.refuses(
        "409 ShareAlreadyExists",
        "RestoreShare",
        uri,
        "x-ms-deleted-share-name",
        "life",
        "x-ms-deleted-share-version",
        version);
  }
}
