package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Meter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class ListRangesTest {
  private static final byte[] FIVE = "12345".getBytes(StandardCharsets.UTF_8);
  private final Bench bench = new Bench();

  ListRangesTest() {
    bench.share("data");
  }

  @Test
  void fourTebibytesWithOneRangeCostOneRange() {
    long length = 4L << 40;
    bench.file("/data/f", length);
    bench.write("/data/f", length - 5, FIVE);
    Meter before = bench.store.meter();
    String xml = Bench.text(bench.run("ListRanges", "/data/f?comp=rangelist"));
    assertThat(xml)
        .contains(
            "<Range><Start>" + (length - 512) + "</Start><End>" + (length - 1) + "</End></Range>");
    assertThat(bench.store.meter().minus(before).itemsScanned()).isEqualTo(1);
    assertThat(Bench.refusalOf(() -> bench.file("/data/g", length + 1)))
        .isEqualTo(ErrorCode.OUT_OF_RANGE_INPUT);
  }

  @Test
  void pagesFollowOneAnother() {
    bench.file("/data/f", 4096);
    bench.write("/data/f", 0, new byte[512]);
    bench.write("/data/f", 2048, new byte[512]);
    String first = Bench.text(bench.run("ListRanges", "/data/f?comp=rangelist&maxresults=1"));
    assertThat(first).contains("<End>511</End>").doesNotContain("2048");
    String marker = first.replaceAll("(?s).*<NextMarker>(.*)</NextMarker>.*", "$1");
    assertThat(
            Bench.text(
                bench.run("ListRanges", "/data/f?comp=rangelist&maxresults=1&marker=" + marker)))
        .contains("<Start>2048</Start>");
  }

  @Test
  void whatCannotBeListedIsRefused() {
    bench.file("/data/f", 10);
    bench.refuses("404 ShareNotFound", "ListRanges", "/none/f?comp=rangelist");
    bench.refuses("404 ResourceNotFound", "ListRanges", "/data/x?comp=rangelist");
    bench.refuses(
        "416 InvalidRange", "ListRanges", "/data/f?comp=rangelist", "x-ms-range", "bytes=10-20");
    bench.refuses(
        "409 PreviousSnapshotNotFound",
        "ListRanges",
        "/data/f?comp=rangelist&prevsharesnapshot=2020-01-01T00:00:00.0000000Z");
    bench.refuses("400 OutOfRangeInput", "ListRanges", "/data/f?comp=rangelist&marker=zzz");
  }
}
