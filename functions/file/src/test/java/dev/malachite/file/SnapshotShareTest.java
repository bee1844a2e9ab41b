package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class SnapshotShareTest {
  private final Bench bench = new Bench();

  SnapshotShareTest() {
    bench.share("past");
  }

  @Test
  void aSnapshotShowsWhatWasThere() {
    bench.directory("/past/d");
    bench.file("/past/d/f", 3);
    bench.write("/past/d/f", 0, new byte[] {1, 2, 3});
    String first = bench.snapshot("past");
    bench.write("/past/d/f", 1, new byte[] {9});
    bench.file("/past/d/g", 1);
    String second = bench.snapshot("past");
    bench.run("DeleteFile", "/past/d/f");
    bench.run("DeleteFile", "/past/d/g");
    bench.run("DeleteDirectory", "/past/d?restype=directory");
    assertThat(bench.read("/past/d/f?sharesnapshot=" + first)).containsExactly(1, 2, 3);
    assertThat(bench.read("/past/d/f?sharesnapshot=" + second)).containsExactly(1, 9, 3);
    assertThat(bench.names("/past/d?sharesnapshot=" + first)).containsExactly("f");
    assertThat(bench.names("/past/d?sharesnapshot=" + second)).containsExactly("f", "g");
    assertThat(bench.names("/past")).isEmpty();
  }

  @Test
  void aFileOfTheRootIsSeenToo() {
    bench.file("/past/f", 1);
    bench.write("/past/f", 0, new byte[] {7});
    String first = bench.snapshot("past");
    bench.write("/past/f", 0, new byte[] {8});
    bench.run("DeleteFile", "/past/f");
    assertThat(bench.read("/past/f?sharesnapshot=" + first)).containsExactly(7);
    assertThat(bench.names("/past?sharesnapshot=" + first)).containsExactly("f");
    assertThat(bench.refusal("GetFile", "/past/f")).isEqualTo(ErrorCode.RESOURCE_NOT_FOUND);
  }

  @Test
  void aDirectoryThatMovedIsSeenWhereItWas() {
    bench.directory("/past/d");
    bench.file("/past/d/f", 1);
    String first = bench.snapshot("past");
    bench.run(
        "RenameDirectory",
        "/past/e?restype=directory&comp=rename",
        "x-ms-file-rename-source",
        "http://localhost:10003/past%2Fd");
    bench.file("/past/e/g", 1);
    assertThat(bench.names("/past/d?sharesnapshot=" + first)).containsExactly("f");
    assertThat(bench.names("/past?sharesnapshot=" + first)).containsExactly("d");
    assertThat(bench.names("/past/e")).containsExactly("f", "g");
  }

  @Test
  void pagesOfASnapshotFollowOneAnother() {
    for (int i = 0; i < 10; i++) {
      bench.file("/past/f" + i, 1);
    }
    String first = bench.snapshot("past");
    for (int i = 0; i < 10; i += 2) {
      bench.run("DeleteFile", "/past/f" + i);
    }
    List<String> names = new ArrayList<>();
    String marker = "";
    do {
      String xml =
          Bench.text(
              bench.run(
                  "ListDirectoriesAndFiles",
                  "/past?restype=directory&comp=list&maxresults=3&sharesnapshot="
                      + first
                      + "&marker="
                      + marker));
      names.addAll(Bench.namesIn(xml));
      marker =
          xml.contains("<NextMarker />")
              ? ""
              : xml.replaceAll("(?s).*<NextMarker>(.*)</NextMarker>.*", "$1");
    } while (!marker.isEmpty());
    assertThat(names).hasSize(10).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void aSnapshotCostsOneCommit() {
    for (int i = 0; i < 500; i++) {
      bench.file("/past/f" + i, 1);
    }
    Meter before = bench.store.meter();
    bench.snapshot("past");
    Meter cost = bench.store.meter().minus(before);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(18);
    assertThat(cost.itemsScanned()).isZero();
  }

  @Test
  void snapshotsCannotBeWritten() {
    bench.file("/past/f", 1);
    String snapshot = bench.snapshot("past");
    assertThat(bench.refusal("DeleteFile", "/past/f?sharesnapshot=" + snapshot))
        .isEqualTo(ErrorCode.INVALID_QUERY_PARAMETER_VALUE);
    bench.run("DeleteShare", "/past?restype=share&sharesnapshot=" + snapshot);
    assertThat(bench.refusal("GetFile", "/past/f?sharesnapshot=" + snapshot))
        .isEqualTo(ErrorCode.SHARE_SNAPSHOT_NOT_FOUND);
  }

  @Test
  void aDiffTellsWhatWasWrittenAndCleared() {
    bench.file("/past/f", 4096);
    bench.write("/past/f", 0, new byte[1024]);
    String first = bench.snapshot("past");
    bench.write("/past/f", 2048, new byte[512]);
    bench.run("PutRange", "/past/f?comp=range", "x-ms-write", "clear", "x-ms-range", "bytes=0-511");
    String xml =
        Bench.text(bench.run("ListRanges", "/past/f?comp=rangelist&prevsharesnapshot=" + first));
    assertThat(xml)
        .contains("<ClearRange><Start>0</Start><End>511</End></ClearRange>")
        .contains("<Range><Start>2048</Start><End>2559</End></Range>")
        .doesNotContain("1024");
  }

  @Test
  void aDiffFollowsARenamedFileWhenAsked() {
    bench.file("/past/f", 4096);
    bench.write("/past/f", 0, new byte[1024]);
    String first = bench.snapshot("past");
    bench.run(
        "RenameFile",
        "/past/g?comp=rename",
        "x-ms-file-rename-source",
        "http://localhost:10003/past/f");
    bench.write("/past/g", 2048, new byte[512]);
    String uri = "/past/g?comp=rangelist&prevsharesnapshot=" + first;
    assertThat(Bench.text(bench.run("ListRanges", uri, "x-ms-file-support-rename", "true")))
        .contains("<Start>2048</Start>")
        .doesNotContain("<Start>0</Start>");
    bench.file("/past/f", 4096);
    assertThat(bench.refusal("ListRanges", "/past/f?comp=rangelist&prevsharesnapshot=" + first))
        .isEqualTo(ErrorCode.BLOB_OVERWRITTEN);
  }

  @Test
  void snapshotsOfRandomHistoriesAreExact() {
    for (int seed = 0; seed < 25; seed++) {
      new RandomHistory(seed).run();
    }
  }

  @Test
  void aChangeThatIsUnderWayComesAfterTheSnapshot() {
    for (TreeChange change : TreeChange.values()) {
      AtomicReference<Runnable> meanwhile = new AtomicReference<>(() -> {});
      Bench racing = new Bench(store -> MeddlingStore.beforeCommits(store, meanwhile));
      change.prepare(racing);
      AtomicReference<String> snapshot = new AtomicReference<>("");
      AtomicReference<String> seen = new AtomicReference<>("");
      meanwhile.set(() -> {
        meanwhile.set(() -> {});
        snapshot.set(racing.snapshot("past"));
        seen.set(TreeChange.shown(racing, snapshot.get()));
      });
      change.run(racing);
      assertThat(TreeChange.shown(racing, snapshot.get())).as("%s", change).isEqualTo(seen.get());
    }
  }

  @Test
  void anUnknownShareOrTooManySnapshotsAreRefused() {
    assertThat(bench.refused("SnapshotShare", "/none?restype=share&comp=snapshot"))
        .isEqualTo("404 ShareNotFound");
    for (int i = 0; i < 200; i++) {
      bench.snapshot("past");
    }
    assertThat(bench.refused("SnapshotShare", "/past?restype=share&comp=snapshot"))
        .isEqualTo("409 ShareSnapshotCountExceeded");
  }
}
