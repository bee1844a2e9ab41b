package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.file.handle.OpenHandle;
import dev.malachite.file.model.Handle;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ListHandlesTest {
  private static final Set<Handle.Right> READ = Set.of(Handle.Right.READ);
  private static final Set<Handle.Right> ALL = EnumSet.allOf(Handle.Right.class);
  private final Bench bench = new Bench();

  ListHandlesTest() {
    bench.share("locks");
    bench.directory("/locks/d");
    bench.file("/locks/d/f", 4);
  }

  @Test
  void handlesAreShownOfAFileADirectoryAndAllBelow() {
    bench.open("locks", "d/f", READ, ALL);
    bench.open("locks", "d", READ, ALL);
    bench.open("locks", "d/f", READ, ALL);
    assertThat(count("/locks/d/f?comp=listhandles")).isEqualTo(2);
    assertThat(count("/locks/d?comp=listhandles")).isEqualTo(1);
    assertThat(count("/locks?comp=listhandles", "x-ms-recursive", "true")).isEqualTo(3);
  }

  @Test
  void pagesFollowOneAnother() {
    for (int i = 0; i < 5; i++) {
      bench.open("locks", "d/f", READ, ALL);
    }
    String first = Bench.text(bench.run("ListHandles", "/locks/d/f?comp=listhandles&maxresults=3"));
    String marker = first.replaceAll("(?s).*<NextMarker>(.*)</NextMarker>.*", "$1");
    assertThat(count("/locks/d/f?comp=listhandles&maxresults=3&marker=" + marker)).isEqualTo(2);
  }

  @Test
  void handlesOfAMarkedFileAreStillShown() {
    OpenHandle handle = bench.open("locks", "d/f", ALL, ALL);
    bench.service.handles().markForDelete(handle);
    assertThat(count("/locks/d/f?comp=listhandles")).isEqualTo(1);
  }

  @Test
  void whatCannotBeListedIsRefused() {
    bench.refuses(
        "400 InvalidHeaderValue",
        "ListHandles",
        "/locks/d/f?comp=listhandles",
        "x-ms-recursive",
        "true");
    bench.refuses("404 ResourceNotFound", "ListHandles", "/locks/x?comp=listhandles");
    bench.refuses("404 ShareNotFound", "ListHandles", "/none/x?comp=listhandles");
  }

  private int count(String uri, String... headers) {
    return Bench.text(bench.run("ListHandles", uri, headers)).split("<HandleId>", -1).length - 1;
  }
}
