package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ListSharesTest {
  private final Bench bench = new Bench();

  @Test
  void listsSharesInOrderWithTheirSnapshots() {
    bench.share("abc");
    bench.share("abc-d");
    bench.share("abd");
    String snapshot = bench.snapshot("abc");
    String xml =
        Bench.text(bench.run("ListShares", "/?comp=list&include=snapshots&maxresults=3&prefix=ab"));
    assertThat(xml)
        .containsSubsequence(
            "<Name>abc</Name>", "<Snapshot>" + snapshot, "<Name>abc-d</Name>", "<NextMarker>");
    assertThat(xml).doesNotContain("abd");
    String marker = xml.replaceAll("(?s).*<NextMarker>(.*)</NextMarker>.*", "$1");
    assertThat(Bench.text(bench.run("ListShares", "/?comp=list&marker=" + marker)))
        .contains("<Name>abd</Name>")
        .doesNotContain("<Name>abc");
  }

  @Test
  void whatCannotBeListedIsRefused() {
    bench.refuses("400 OutOfRangeQueryParameterValue", "ListShares", "/?comp=list&maxresults=0");
    bench.refuses("400 OutOfRangeInput", "ListShares", "/?comp=list&marker=zzz");
  }
}
