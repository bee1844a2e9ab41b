package dev.malachite.blob.block;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.InterruptedBlobs;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.BlobStore;
import org.junit.jupiter.api.Test;

/** Put Block and Put Block List at the same time: a block that was acknowledged is somewhere. */
class BlockRaceTest {
  private static final String BLOCK = "/box/b?comp=block&blockid=AAAA";
  private static final String LIST = "/box/b?comp=blocklist";
  private static final byte[] LATEST =
      "<BlockList><Latest>AAAA</Latest></BlockList>".getBytes(UTF_8);

  private final TestBlobs blobs = new TestBlobs();

  private void stage(String text) {
    blobs.send("PutBlock", BLOCK, text.getBytes(UTF_8));
  }

  private void commit() {
    blobs.send("PutBlockList", LIST, LATEST);
  }

  private String committed() {
    return new String(blobs.bytes("/box/b"), UTF_8);
  }

  private String waiting() {
    return TestBlobs.text(blobs.send("GetBlockList", LIST + "&blocklisttype=uncommitted"));
  }

  @Test
  void aBlockThatArrivesAfterTheListWasLookedUpIsInTheCommit() {
    stage("old");
    commit();
    BlobStore interrupted = InterruptedBlobs.of(blobs.bench(), () -> stage("newer"));
    blobs.bench().run(new PutBlockList(interrupted), LIST, LATEST);
    assertThat(committed()).isEqualTo("newer");
    assertThat(waiting()).contains("<UncommittedBlocks />");
  }

  @Test
  void aBlockThatReplacesOneMeanwhileIsInTheCommit() {
    stage("old");
    BlobStore interrupted = InterruptedBlobs.of(blobs.bench(), () -> stage("newer"));
    blobs.bench().run(new PutBlockList(interrupted), LIST, LATEST);
    assertThat(committed()).isEqualTo("newer");
  }

  @Test
  void aBlockThatFindsTheListCommittedWaitsForTheNext() {
    stage("old");
    BlobStore interrupted = InterruptedBlobs.of(blobs.bench(), this::commit);
    blobs.bench().run(new PutBlock(interrupted), BLOCK, "newer".getBytes(UTF_8));
    assertThat(committed()).isEqualTo("old");
    assertThat(waiting()).contains("<Name>AAAA</Name><Size>5</Size>");
    commit();
    assertThat(committed()).isEqualTo("newer");
  }

  @Test
  void aBlockThatFindsTheBlobReplacedWaitsBesideTheNewOne() {
    stage("old");
    BlobStore interrupted =
        InterruptedBlobs.of(
            blobs.bench(), () -> blobs.send("PutBlob", "/box/b", "whole".getBytes(UTF_8)));
    blobs.bench().run(new PutBlock(interrupted), BLOCK, "newer".getBytes(UTF_8));
    assertThat(committed()).isEqualTo("whole");
    assertThat(waiting()).contains("<Name>AAAA</Name><Size>5</Size>");
  }
}
