package dev.malachite.bench.work;

import java.util.List;

/** All works, in the order in which they are reported. */
public final class Works {
  private Works() {}

  public static List<Work> all() {
    return List.of(
        new PutBlob("put 1 KB", 1024),
        new GetBlob("get 1 KB", 1024),
        new ConditionalPut(),
        new LeaseCycle(),
        new AppendBlock(),
        new ListBlobs(5000),
        new ListBlobs(100_000),
        new GetBlob("get 1 MB", 1_000_000),
        new QueueCycle(),
        new InsertEntity(),
        new PointQuery(),
        new PartitionQuery(),
        new Batch(),
        new FileRanges(),
        new PutBlob("put 1 MB", 1_000_000),
        new UploadInBlocks());
  }
}
