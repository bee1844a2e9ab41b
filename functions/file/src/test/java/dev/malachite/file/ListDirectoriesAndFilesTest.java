package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Meter;
import dev.malachite.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class ListDirectoriesAndFilesTest {
  private final Bench bench = new Bench();

  ListDirectoriesAndFilesTest() {
    bench.share("many");
  }

  @Test
  void aPageCostsWhatItReturns() {
    bench.directory("/many/d");
    bench.file("/many/d/f000000", 0);
    multiply(100_000);
    String marker = "";
    List<String> all = new ArrayList<>();
    for (int page = 0; page < 5; page++) {
      Meter before = bench.store.meter();
      String xml = list("/many/d", "maxresults=500&marker=" + marker);
      assertThat(bench.store.meter().minus(before).itemsScanned()).isLessThan(1200);
      all.addAll(Bench.namesIn(xml));
      marker = xml.replaceAll("(?s).*<NextMarker>(.*)</NextMarker>.*", "$1");
    }
    assertThat(all).hasSize(2500).isSorted().doesNotHaveDuplicates();
    assertThat(Bench.namesIn(list("/many/d", "prefix=F09999"))).hasSize(10);
  }

  /** Stores copies of the first file under other names: that is faster than to create them. */
  private void multiply(int count) {
    Key shareKey = FileKeys.share(Calls.ACCOUNT, "many");
    Share share = ShareCodec.decode(item(shareKey));
    Node directory = NodeCodec.decode(item(FileKeys.entry(share, FileKeys.ROOT, "d")));
    Node file = NodeCodec.decode(item(FileKeys.entry(share, directory.id(), "f000000")));
    for (int first = 1; first < count; first += Store.MAX_CHANGES) {
      List<Change> changes = new ArrayList<>();
      for (int i = first; i < Math.min(count, first + Store.MAX_CHANGES); i++) {
        String name = String.format(Locale.ROOT, "f%06d", i);
        Key key = FileKeys.entry(share, directory.id(), name);
        byte[] value = NodeCodec.encode(file.moved(name, directory.id()));
        changes.add(Change.put(key, Item.ABSENT, i, value, OptionalLong.empty()));
      }
      bench.store.commit(changes);
    }
  }

  private Item item(Key key) {
    return bench.store.read(List.of(key)).get(key);
  }

  @Test
  void showsWhatIsAskedFor() {
    bench.directory("/many/d");
    bench.file("/many/f", 12);
    String plain = list("/many", "");
    assertThat(plain)
        .containsSubsequence(
            "<Directory><Name>d</Name>",
            "<File><Name>f</Name>",
            "<Content-Length>12</Content-Length>",
            "<NextMarker />")
        .doesNotContain("FileId");
    assertThat(list("/many", "include=Timestamps,ETag,Attributes,PermissionKey"))
        .contains(
            "<FileId>", "<LastWriteTime>", "<Etag>", "<Attributes>Archive<", "<PermissionKey>");
  }

  @Test
  void aGarbageMarkerIsRefused() {
    assertThat(
            bench.refusal(
                "ListDirectoriesAndFiles", "/many?restype=directory&comp=list&marker=zzz"))
        .isEqualTo(ErrorCode.OUT_OF_RANGE_INPUT);
  }

  @Test
  void whatCannotBeListedIsRefused() {
    bench.refuses(
        "404 ShareNotFound", "ListDirectoriesAndFiles", "/none?restype=directory&comp=list");
    bench.refuses(
        "404 ResourceNotFound", "ListDirectoriesAndFiles", "/many/x?restype=directory&comp=list");
    bench.refuses(
        "400 OutOfRangeQueryParameterValue",
        "ListDirectoriesAndFiles",
        "/many?restype=directory&comp=list&maxresults=0");
    bench.file("/many/f", 0);
    bench.refuses(
        "409 ResourceTypeMismatch",
        "ListDirectoriesAndFiles",
        "/many/f?restype=directory&comp=list");
  }

  private String list(String path, String query) {
    return Bench.text(
        bench.run("ListDirectoriesAndFiles", path + "?restype=directory&comp=list&" + query));
  }
}
