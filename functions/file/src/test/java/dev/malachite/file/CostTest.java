package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Meter;
import org.junit.jupiter.api.Test;

final class CostTest {
  private final Bench bench = new Bench();

  CostTest() {
    bench.share("cost");
    bench.directory("/cost/a");
    bench.directory("/cost/a/b");
    bench.directory("/cost/a/b/c");
    bench.directory("/cost/a/b/c/d");
    bench.file("/cost/a/b/c/d/f", 10);
  }

  @Test
  void aDeepFileIsFoundWithOneRead() {
    bench.run("GetFileProperties", "/cost/a/b/c/d/f");
    Meter before = bench.store.meter();
    bench.run("GetFileProperties", "/cost/a/b/c/d/f");
    assertThat(bench.store.meter().minus(before).reads()).isEqualTo(1);
  }

  @Test
  void metadataIsOneReadAndOneCommit() {
    Meter before = bench.store.meter();
    bench.run("SetFileMetadata", "/cost/a/b/c/d/f?comp=metadata", "x-ms-meta-a", "b");
    Meter cost = bench.store.meter().minus(before);
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    // The file, the epoch, and the four directories on the way, which must not move meanwhile.
    assertThat(cost.changes()).isEqualTo(6);
  }

  @Test
  void aCreationIsOneReadAndOneCommit() {
    Meter before = bench.store.meter();
    bench.file("/cost/a/b/c/d/g", 0);
    Meter cost = bench.store.meter().minus(before);
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    // The file, the owner of its bytes, the epoch, and the four directories on the way.
    assertThat(cost.changes()).isEqualTo(7);
  }
}
