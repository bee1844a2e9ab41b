package dev.malachite.blob.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.container.CreateContainer;
import dev.malachite.store.Meter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a put and a get ask of the store. */
class PutBlobCostTest {
  private final BlobBench bench = new BlobBench();
  private final PutBlob put = new PutBlob(bench.blobs());

  @BeforeEach
  void createAContainer() {
    bench.run(new CreateContainer(bench.blobs()), "/pictures?restype=container");
    bench.run(put, "/pictures/first", new byte[1], "x-ms-blob-type", "BlockBlob");
  }

  @Test
  void aSmallPutIsOneBatchedReadAndOneConditionalWrite() {
    Meter cost =
        bench.cost(
            () -> bench.run(put, "/pictures/b", new byte[1024], "x-ms-blob-type", "BlockBlob"));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(1);
    assertThat(cost.transactions()).isZero();
    assertThat(cost.scans()).isZero();
  }

  @Test
  void overwritingCostsTheSame() {
    Meter cost =
        bench.cost(
            () -> bench.run(put, "/pictures/first", new byte[1024], "x-ms-blob-type", "BlockBlob"));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(1);
  }

  @Test
  void aGetIsOneBatchedRead() {
    Meter cost = bench.cost(() -> bench.run(new GetBlob(bench.blobs()), "/pictures/first"));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isZero();
    assertThat(cost.scans()).isZero();
  }

  @Test
  void aContainerThatWasRecreatedCostsOneReadMoreNotAWrongAnswer() {
    BlobBench other = new BlobBench(4);
    PutBlob elsewhere = new PutBlob(other.blobs());
    other.run(new CreateContainer(other.blobs()), "/pictures?restype=container");
    Meter first =
        other.cost(
            () -> other.run(elsewhere, "/pictures/b", new byte[1], "x-ms-blob-type", "BlockBlob"));
    assertThat(first.reads()).isEqualTo(2);
    assertThat(first.changes()).isEqualTo(1);
  }
}
