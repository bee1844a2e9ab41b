package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.core.util.Context;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.BlobRange;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.Block;
import com.azure.storage.blob.models.BlockList;
import com.azure.storage.blob.models.BlockListType;
import com.azure.storage.blob.models.ParallelTransferOptions;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import com.azure.storage.blob.specialized.BlockBlobClient;
import dev.malachite.acceptance.Application;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockBlobTest {
  private static final long MEBIBYTE = 1024L * 1024;

  private final BlobContainerClient container = BlobClients.container(Application.shared());

  private BlobClient blob(String name) {
    return container.getBlobClient(name);
  }

  private static String id(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void stage(BlockBlobClient blob, String id, String text) {
    blob.stageBlock(id(id), BinaryData.fromString(text));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8192, 8193, 1_000_000, 9_000_001})
  void anythingUploadedInParallelBlocksComesBack(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    ParallelTransferOptions transfer =
        new ParallelTransferOptions()
            .setBlockSizeLong(MEBIBYTE)
            .setMaxSingleUploadSizeLong(MEBIBYTE)
            .setMaxConcurrency(8);
    blob("b")
        .uploadWithResponse(
            new BlobParallelUploadOptions(BinaryData.fromBytes(bytes))
                .setParallelTransferOptions(transfer),
            null,
            Context.NONE);
    // What was read a moment ago is sent in another way.
    for (int turn = 0; turn < 2; turn++) {
      assertThat(blob("b").downloadContent().toBytes()).isEqualTo(bytes);
      if (length > 0) {
        assertThat(lastTwoThirds(length)).isEqualTo(Arrays.copyOfRange(bytes, length / 3, length));
      }
    }
  }

  private byte[] lastTwoThirds(int length) {
    ByteArrayOutputStream part = new ByteArrayOutputStream();
    BlobRange range = new BlobRange(length / 3, (long) (length - length / 3));
    blob("b").downloadStreamWithResponse(part, range, null, null, false, null, Context.NONE);
    return part.toByteArray();
  }

  @Test
  void threeHundredMegabytesComeBack() throws Exception {
    long length = 300 * MEBIBYTE;
    MessageDigest sent = MessageDigest.getInstance("MD5");
    DigestInputStream source = new DigestInputStream(new RandomStream(7, length), sent);
    blob("large")
        .uploadWithResponse(
            new BlobParallelUploadOptions(source)
                .setParallelTransferOptions(
                    new ParallelTransferOptions()
                        .setBlockSizeLong(8 * MEBIBYTE)
                        .setMaxConcurrency(4)),
            null,
            Context.NONE);
    MessageDigest received = MessageDigest.getInstance("MD5");
    try (DigestInputStream target =
        new DigestInputStream(blob("large").openInputStream(), received)) {
      assertThat(target.transferTo(java.io.OutputStream.nullOutputStream())).isEqualTo(length);
    }
    assertThat(received.digest()).isEqualTo(sent.digest());
  }

  @Test
  void aListNamesCommittedStagedAndLatestBlocks() {
    BlockBlobClient blob = blob("b").getBlockBlobClient();
    stage(blob, "one", "1");
    stage(blob, "two", "2");
    assertThat(blob("b").exists()).isFalse();
    blob.commitBlockList(List.of(id("one"), id("two")));
    stage(blob, "one", "new");
    stage(blob, "six", "6");
    BlockList both = blob.listBlocks(BlockListType.ALL);
    assertThat(both.getCommittedBlocks())
        .extracting(Block::getName)
        .containsExactly(id("one"), id("two"));
    assertThat(both.getUncommittedBlocks())
        .extracting(Block::getSizeLong)
        .containsExactlyInAnyOrder(3L, 1L);
    blob.commitBlockList(List.of(id("two"), id("one"), id("six")), true);
    assertThat(blob("b").downloadContent().toString()).isEqualTo("2new6");
    assertRefused(400, "InvalidBlockList", () -> blob.commitBlockList(List.of(id("any")), true));
    assertRefused(400, "InvalidBlobOrBlock", () -> stage(blob, "longer", "x"));
  }

  @Test
  void conditionsAndLeasesGuardTheCommit() {
    BlockBlobClient blob = blob("b").getBlockBlobClient();
    stage(blob, "one", "1");
    blob.commitBlockList(List.of(id("one")));
    assertRefused(409, "BlobAlreadyExists", () -> blob.commitBlockList(List.of(), false));
    assertRefused(
        412,
        "ConditionNotMet",
        () ->
            blob.commitBlockListWithResponse(
                List.of(),
                null,
                null,
                null,
                new BlobRequestConditions().setIfMatch("\"0x1\""),
                null,
                Context.NONE));
    assertRefused(
        412,
        "LeaseNotPresentWithBlobOperation",
        () ->
            blob.stageBlockWithResponse(
                id("two"),
                new java.io.ByteArrayInputStream(new byte[1]),
                1,
                null,
                "11111111-1111-1111-1111-111111111111",
                null,
                Context.NONE));
  }
}
