package dev.malachite.acceptance.blob;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.BlobProperties;
import com.azure.storage.blob.models.BlobRange;
import com.azure.storage.blob.models.CopyStatusType;
import com.azure.storage.blob.models.PageRange;
import com.azure.storage.blob.specialized.PageBlobClient;
import dev.malachite.acceptance.Application;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The process that copies is killed in the middle. Another one goes on where it ended: on DynamoDB
 * one that was there all the time, else the one that is started again.
 */
class AbandonedCopyTest {
  private static final int PAGE = 512;
  private static final long SIZE = 80L * 1024 * 1024;
  private static final int PAGES = 120;
  private static final int MOST_ROUNDS = 10;
  private static final Map<String, String> IMPATIENT = Map.of("malachite.copy.patience", "1s");

  @Test
  void whatAKilledProcessCopiedIsFinished() throws Exception {
    boolean dynamodb = Application.store().equals("dynamodb");
    Application worker = Application.start(IMPATIENT);
    Application survivor = dynamodb ? worker.sibling() : worker;
    try (survivor) {
      String container = BlobClients.container(worker).getBlobContainerName();
      PageBlobClient source = blob(worker, container, "source");
      write(source);
      PageBlobClient copy = killInTheMiddle(worker, survivor, container);
      assertThat(awaitEnd(copy).getCopyStatus()).isEqualTo(CopyStatusType.SUCCESS);
      assertThat(copy.getProperties().getCopyProgress()).isEqualTo(SIZE + "/" + SIZE);
      PageBlobClient original = blob(survivor, container, "source");
      assertThat(Arrays.equals(content(copy), content(original))).isTrue();
      assertThat(copy.listPageRanges(new BlobRange(0)).stream().count()).isEqualTo(PAGES);
    } finally {
      worker.kill();
    }
  }

  /** A copy that was pending when its process died, as the survivor sees it. */
  private static PageBlobClient killInTheMiddle(
      Application worker, Application survivor, String container) {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      PageBlobClient begun = blob(worker, container, "copy" + round);
      begun.beginCopy(blob(worker, container, "source").getBlobUrl(), null);
      worker.kill();
      if (worker == survivor) {
        worker.restart();
      }
      PageBlobClient seen = blob(survivor, container, "copy" + round);
      if (seen.getProperties().getCopyStatus() == CopyStatusType.PENDING) {
        return seen;
      }
      if (worker != survivor) {
        worker.restart();
      }
    }
    throw new AssertionError("every copy had ended before its process could be killed");
  }

  private static BlobProperties awaitEnd(PageBlobClient copy) throws InterruptedException {
    Instant end = Instant.now().plus(Duration.ofMinutes(1));
    BlobProperties properties = copy.getProperties();
    while (properties.getCopyStatus() == CopyStatusType.PENDING && Instant.now().isBefore(end)) {
      Thread.sleep(100);
      properties = copy.getProperties();
    }
    return properties;
  }

  private static PageBlobClient blob(Application application, String container, String name) {
    BlobContainerClient client = BlobClients.service(application).getBlobContainerClient(container);
    return client.getBlobClient(name).getPageBlobClient();
  }

  /** Pages with gaps between them: each is a piece of the copy. */
  private static void write(PageBlobClient blob) {
    blob.create(SIZE);
    Random random = new Random(20_261_116);
    byte[] page = new byte[PAGE];
    for (int i = 0; i < PAGES; i++) {
      random.nextBytes(page);
      long start = i * (SIZE / PAGES / PAGE) * PAGE;
      PageRange range = new PageRange().setStart(start).setEnd(start + PAGE - 1);
      blob.uploadPages(range, new ByteArrayInputStream(page));
    }
  }

  private static byte[] content(PageBlobClient blob) {
    return blob.downloadContent().toBytes();
  }
}
