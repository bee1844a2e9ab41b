package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.file.handle.OpenHandle;
import dev.malachite.file.model.Handle;
import dev.malachite.protocol.Headers;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ForceCloseHandlesTest {
  private static final Set<Handle.Right> READ = Set.of(Handle.Right.READ);
  private static final Set<Handle.Right> ALL = EnumSet.allOf(Handle.Right.class);
  private final Bench bench = new Bench();

  ForceCloseHandlesTest() {
    bench.share("locks");
    bench.directory("/locks/d");
    bench.file("/locks/d/f", 4);
  }

  @Test
  void oneOrAllAreClosed() {
    OpenHandle one = bench.open("locks", "d/f", READ, ALL);
    bench.open("locks", "d", READ, ALL);
    bench.open("locks", "d/f", READ, ALL);
    assertThat(closed("/locks/d/f?comp=forceclosehandles", "x-ms-handle-id", one.id()))
        .isEqualTo("1");
    assertThat(closed("/locks/d/f?comp=forceclosehandles", "x-ms-handle-id", one.id()))
        .isEqualTo("0");
    assertThat(
            closed(
                "/locks?comp=forceclosehandles", "x-ms-handle-id", "*", "x-ms-recursive", "true"))
        .isEqualTo("2");
    assertThat(bench.run("DeleteFile", "/locks/d/f").status()).isEqualTo(202);
    assertThat(bench.service.handles().close(one)).isFalse();
  }

  @Test
  void theLastHandleOfAMarkedFileTakesItAlong() {
    bench.service.handles().markForDelete(bench.open("locks", "d/f", ALL, ALL));
    bench.refuses("409 DeletePending", "GetFileProperties", "/locks/d/f");
    assertThat(closed("/locks/d/f?comp=forceclosehandles", "x-ms-handle-id", "*")).isEqualTo("1");
    bench.refuses("404 ResourceNotFound", "GetFileProperties", "/locks/d/f");
  }

  @Test
  void aHundredAreClosedAtOnceAndAMarkerTellsOfTheRest() {
    for (int i = 0; i < 101; i++) {
      bench.open("locks", "d/f", READ, ALL);
    }
    Headers first =
        bench
            .run("ForceCloseHandles", "/locks/d/f?comp=forceclosehandles", "x-ms-handle-id", "*")
            .headers();
    assertThat(first.first("x-ms-number-of-handles-closed")).contains("100");
    assertThat(
            closed(
                "/locks/d/f?comp=forceclosehandles&marker="
                    + first.first("x-ms-marker").orElseThrow(),
                "x-ms-handle-id",
                "*"))
        .isEqualTo("1");
  }

  @Test
  void whatCannotBeClosedIsRefused() {
    bench.refuses(
        "400 MissingRequiredHeader", "ForceCloseHandles", "/locks/d/f?comp=forceclosehandles");
    bench.refuses(
        "400 InvalidHeaderValue",
        "ForceCloseHandles",
        "/locks/d/f?comp=forceclosehandles",
        "x-ms-handle-id",
        "x");
    bench.refuses(
        "400 InvalidHeaderValue",
        "ForceCloseHandles",
        "/locks/d/f?comp=forceclosehandles",
        "x-ms-handle-id",
        "*",
        "x-ms-recursive",
        "true");
    bench.refuses(
        "404 ResourceNotFound",
        "ForceCloseHandles",
        "/locks/x?comp=forceclosehandles",
        "x-ms-handle-id",
        "*");
  }

  private String closed(String uri, String... headers) {
    return bench.header("x-ms-number-of-handles-closed", "ForceCloseHandles", uri, headers);
  }
}
