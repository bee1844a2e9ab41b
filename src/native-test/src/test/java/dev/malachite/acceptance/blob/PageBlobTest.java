package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.Context;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.BlobRange;
import com.azure.storage.blob.models.CopyStatusType;
import com.azure.storage.blob.models.PageBlobRequestConditions;
import com.azure.storage.blob.models.PageRange;
import com.azure.storage.blob.models.PageRangeItem;
import com.azure.storage.blob.models.SequenceNumberActionType;
import com.azure.storage.blob.options.ListPageRangesOptions;
import com.azure.storage.blob.sas.BlobContainerSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import com.azure.storage.blob.specialized.BlobClientBase;
import com.azure.storage.blob.specialized.PageBlobClient;
import dev.malachite.acceptance.Application;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PageBlobTest {
  private static final int PAGE = 512;

  private final BlobContainerClient container = BlobClients.container(Application.shared());

  private PageBlobClient blob(String name) {
    return container.getBlobClient(name).getPageBlobClient();
  }

  private static PageRange range(long first, long count) {
    return new PageRange().setStart(first * PAGE).setEnd((first + count) * PAGE - 1);
  }

  private static void put(PageBlobClient blob, long first, byte[] bytes) {
    blob.uploadPages(range(first, bytes.length / PAGE), new ByteArrayInputStream(bytes));
  }

  private static byte[] random(int pages, long seed) {
    byte[] bytes = new byte[pages * PAGE];
    new Random(seed).nextBytes(bytes);
    return bytes;
  }

  private static List<String> ranges(PageBlobClient blob) {
    return blob.listPageRanges(new BlobRange(0)).stream().map(PageBlobTest::text).toList();
  }

  private static String text(PageRangeItem item) {
    long first = item.getRange().getOffset() / PAGE;
    return (item.isClear() ? "-" : "+") + first + "x" + item.getRange().getLength() / PAGE;
  }

  @Test
  void anEightTebibyteBlobHoldsOnePage() {
    PageBlobClient blob = blob("huge");
    blob.create(8L << 40);
    long last = (8L << 40) / PAGE - 1;
    put(blob, last, random(1, 1));
    assertThat(ranges(blob)).containsExactly("+" + last + "x1");
    assertThat(blob.getProperties().getBlobSize()).isEqualTo(8L << 40);
    ByteArrayOutputStream end = new ByteArrayOutputStream();
    blob.downloadStreamWithResponse(
        end, new BlobRange((last - 1) * PAGE, 2L * PAGE), null, null, false, null, Context.NONE);
    byte[] expected = Arrays.copyOf(new byte[PAGE], 2 * PAGE);
    System.arraycopy(random(1, 1), 0, expected, PAGE, PAGE);
    assertThat(end.toByteArray()).isEqualTo(expected);
  }

  @Test
  void randomWritesMatchAnArrayOfBytes() {
    int pages = 4096;
    byte[] model = new byte[pages * PAGE];
    PageBlobClient blob = blob("random");
    blob.create(model.length);
    Random random = new Random(42);
    for (int step = 0; step < 25; step++) {
      int first = random.nextInt(pages);
      int count = 1 + random.nextInt(Math.min(256, pages - first));
      if (random.nextInt(3) == 0) {
        blob.clearPages(range(first, count));
        Arrays.fill(model, first * PAGE, (first + count) * PAGE, (byte) 0);
      } else {
        byte[] bytes = random(count, random.nextLong());
        put(blob, first, bytes);
        System.arraycopy(bytes, 0, model, first * PAGE, bytes.length);
      }
    }
    assertThat(Arrays.equals(blob.downloadContent().toBytes(), model)).isTrue();
  }

  @Test
  void differencesToASnapshotAreTold() {
    PageBlobClient blob = blob("diff");
    blob.create(1024 * PAGE);
    put(blob, 0, random(4, 1));
    BlobClientBase snapshot = blob.createSnapshot();
    put(blob, 10, random(2, 2));
    blob.clearPages(range(1, 2));
    List<String> changes =
        blob.listPageRangesDiff(new BlobRange(0), snapshot.getSnapshotId()).stream()
            .map(PageBlobTest::text)
            .toList();
    assertThat(changes).containsExactlyInAnyOrder("-1x2", "+10x2");
    assertThat(ranges(blob)).containsExactly("+0x1", "+3x1", "+10x2");
  }

  @Test
  void rangesComeInPages() {
    PageBlobClient blob = blob("paged");
    blob.create(100 * PAGE);
    for (int page = 0; page < 20; page += 2) {
      put(blob, page, random(1, page));
    }
    ListPageRangesOptions options =
        new ListPageRangesOptions(new BlobRange(0)).setMaxResultsPerPage(3);
    assertThat(blob.listPageRanges(options, null, Context.NONE).streamByPage().count())
        .isEqualTo(4);
    assertThat(blob.listPageRanges(options, null, Context.NONE).stream().count()).isEqualTo(10);
  }

  @Test
  void sizeAndSequenceNumberChange() {
    PageBlobClient blob = blob("resized");
    blob.create(8 * PAGE);
    put(blob, 0, random(8, 3));
    blob.resize(4 * PAGE);
    blob.resize(8 * PAGE);
    assertThat(ranges(blob)).containsExactly("+0x4");
    blob.updateSequenceNumber(SequenceNumberActionType.UPDATE, 5L);
    blob.updateSequenceNumber(SequenceNumberActionType.INCREMENT, null);
    assertThat(blob.getProperties().getBlobSequenceNumber()).isEqualTo(6);
    blob.updateSequenceNumber(SequenceNumberActionType.MAX, 3L);
    assertThat(blob.getProperties().getBlobSequenceNumber()).isEqualTo(6);
    assertRefused(
        412,
        "SequenceNumberConditionNotMet",
        () ->
            blob.uploadPagesWithResponse(
                range(0, 1),
                new ByteArrayInputStream(random(1, 1)),
                null,
                new PageBlobRequestConditions().setIfSequenceNumberLessThan(6L),
                null,
                Context.NONE));
  }

  @Test
  void pagesComeFromAnotherBlob() {
    PageBlobClient source = blob("from");
    source.create(4 * PAGE);
    put(source, 0, random(4, 4));
    PageBlobClient blob = blob("to");
    blob.create(8 * PAGE);
    blob.uploadPagesFromUrl(range(2, 2), source.getBlobUrl() + "?" + readable(), (long) PAGE);
    ByteArrayOutputStream copied = new ByteArrayOutputStream();
    blob.downloadStreamWithResponse(
        copied, new BlobRange(2 * PAGE, 2L * PAGE), null, null, false, null, Context.NONE);
    assertThat(copied.toByteArray()).isEqualTo(Arrays.copyOfRange(random(4, 4), PAGE, 3 * PAGE));
  }

  @Test
  void snapshotsAreCopiedOneAfterTheOther() throws InterruptedException {
    PageBlobClient disk = blob("disk");
    disk.create(64 * PAGE);
    put(disk, 0, random(2, 5));
    PageBlobClient backup = blob("backup");
    for (int i = 0; i < 2; i++) {
      put(disk, 10 + i, random(1, 6 + i));
      BlobClientBase snapshot = disk.createSnapshot();
      backup.copyIncremental(disk.getBlobUrl() + "?" + readable(), snapshot.getSnapshotId());
      awaitCopy(backup);
      String copied = backup.getProperties().getCopyDestinationSnapshot();
      assertThat(backup.getSnapshotClient(copied).downloadContent().toBytes())
          .isEqualTo(disk.getSnapshotClient(snapshot.getSnapshotId()).downloadContent().toBytes());
    }
  }

  private static void awaitCopy(PageBlobClient blob) throws InterruptedException {
    while (blob.getProperties().getCopyStatus() == CopyStatusType.PENDING) {
      Thread.sleep(50);
    }
    assertThat(blob.getProperties().getCopyStatus()).isEqualTo(CopyStatusType.SUCCESS);
  }

  private String readable() {
    return container.generateSas(
        new BlobServiceSasSignatureValues(
            OffsetDateTime.now().plusHours(1),
            new BlobContainerSasPermission().setReadPermission(true)));
  }

  @Test
  void rangesMustBeInside() {
    PageBlobClient blob = blob("strict");
    blob.create(2 * PAGE);
    assertRefused(416, "InvalidPageRange", () -> put(blob, 2, random(1, 1)));
  }
}
