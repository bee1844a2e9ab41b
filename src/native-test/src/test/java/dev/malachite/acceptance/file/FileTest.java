package dev.malachite.acceptance.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.Context;
import com.azure.storage.common.ParallelTransferOptions;
import com.azure.storage.file.share.FileSmbProperties;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareFileClient;
import com.azure.storage.file.share.models.NtfsFileAttributes;
import com.azure.storage.file.share.models.ShareFileHttpHeaders;
import com.azure.storage.file.share.models.ShareFileProperties;
import com.azure.storage.file.share.models.ShareFileRange;
import com.azure.storage.file.share.models.ShareFileRangeList;
import com.azure.storage.file.share.models.ShareFileUploadRangeOptions;
import com.azure.storage.file.share.models.ShareRequestConditions;
import com.azure.storage.file.share.options.ShareFileRenameOptions;
import com.azure.storage.file.share.sas.ShareSasPermission;
import com.azure.storage.file.share.sas.ShareServiceSasSignatureValues;
import com.azure.storage.file.share.specialized.ShareLeaseClient;
import com.azure.storage.file.share.specialized.ShareLeaseClientBuilder;
import dev.malachite.acceptance.Application;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.EnumSet;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Files through the SDK. */
class FileTest {
  private static final byte[] FIVE = "12345".getBytes(StandardCharsets.UTF_8);

  private final ShareClient share = FileClients.share();

  @Test
  void aFileIsCreatedShownChangedAndDeleted() {
    ShareFileClient file = share.getFileClient("File.txt");
    file.createWithResponse(
        100,
        new ShareFileHttpHeaders().setContentType("text/plain").setContentLanguage("en"),
        new FileSmbProperties().setNtfsFileAttributes(EnumSet.of(NtfsFileAttributes.ARCHIVE)),
        null,
        Map.of("a", "b"),
        null,
        Context.NONE);
    ShareFileProperties properties = share.getFileClient("FILE.TXT").getProperties();
    assertThat(properties.getContentLength()).isEqualTo(100);
    assertThat(properties.getContentType()).isEqualTo("text/plain");
    assertThat(properties.getMetadata()).containsEntry("a", "b");
    file.setProperties(7, new ShareFileHttpHeaders().setCacheControl("no-store"), null, null);
    file.setMetadata(Map.of());
    assertThat(file.getProperties().getContentLength()).isEqualTo(7);
    assertThat(file.getProperties().getMetadata()).isEmpty();
    file.delete();
    FileClients.assertRefused(404, "ResourceNotFound", file::getProperties);
    FileClients.assertRefused(404, "ResourceNotFound", file::delete);
  }

  @Test
  void rangesAreWrittenClearedAndListed() {
    ShareFileClient file = share.createFile("f", 4096);
    file.uploadRange(new ByteArrayInputStream(new byte[1024]), 1024);
    file.clearRange(512);
    assertThat(file.listRanges())
        .singleElement()
        .satisfies(range -> {
          assertThat(range.getStart()).isEqualTo(512);
          assertThat(range.getEnd()).isEqualTo(1023);
        });
    String snapshot = share.createSnapshot().getSnapshot();
    file.uploadRangeWithResponse(
        new ShareFileUploadRangeOptions(new ByteArrayInputStream(FIVE), 5).setOffset(2048L),
        null,
        Context.NONE);
    ShareFileRangeList changed = file.listRangesDiff(snapshot);
    assertThat(changed.getRanges())
        .singleElement()
        .satisfies(range -> assertThat(range.getStart()).isEqualTo(2048));
    FileClients.assertRefused(
        416,
        "InvalidRange",
        () ->
            file.uploadRangeWithResponse(
                new ShareFileUploadRangeOptions(new ByteArrayInputStream(FIVE), 5).setOffset(4094L),
                null,
                Context.NONE));
  }

  @Test
  void partsAreReadWithTheirDigest() {
    ShareFileClient file = FileClients.file(share, "f", FIVE);
    ByteArrayOutputStream part = new ByteArrayOutputStream();
    file.downloadWithResponse(part, new ShareFileRange(1, 3L), true, null, Context.NONE);
    assertThat(part.toString(StandardCharsets.UTF_8)).isEqualTo("234");
    FileClients.assertRefused(
        416,
        "InvalidRange",
        () ->
            file.downloadWithResponse(
                new ByteArrayOutputStream(), new ShareFileRange(5, 6L), false, null, Context.NONE));
  }

  @Test
  void aSnapshotKeepsTheOldBytes() throws Exception {
    ShareFileClient file = FileClients.file(share, "f", FIVE);
    ShareClient snapshot = share.getSnapshotClient(share.createSnapshot().getSnapshot());
    file.uploadRange(new ByteArrayInputStream(new byte[5]), 5);
    file.delete();
    assertThat(snapshot.getFileClient("f").getProperties().getContentLength()).isEqualTo(5);
    assertThat(readPast(snapshot, "f")).isEqualTo(FIVE);
    assertThat(snapshot.getRootDirectoryClient().listFilesAndDirectories()).hasSize(1);
    assertThat(share.getRootDirectoryClient().listFilesAndDirectories()).isEmpty();
  }

  /** The SDK reads files of the present only. */
  private byte[] readPast(ShareClient snapshot, String path) throws Exception {
    String sas =
        share.generateSas(
            new ShareServiceSasSignatureValues(
                OffsetDateTime.now().plusHours(1),
                new ShareSasPermission().setReadPermission(true)));
    URI uri =
        URI.create(
            Application.shared().endpoint("file")
                + "/"
                + share.getShareName()
                + "/"
                + path
                + "?sharesnapshot="
                + snapshot.getSnapshotId()
                + "&"
                + sas);
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client
          .send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofByteArray())
          .body();
    }
  }

  @Test
  void aSmallCopyIsDoneWhenItIsAnswered() {
    ShareFileClient source = FileClients.file(share, "f", FIVE);
    ShareFileClient target = share.getFileClient("g");
    String id =
        target
            .beginCopy(source.getFileUrl(), Map.of(), Duration.ofMillis(100))
            .waitForCompletion(Duration.ofSeconds(20))
            .getValue()
            .getCopyId();
    assertThat(FileClients.read(target)).isEqualTo(FIVE);
    assertThat(target.getProperties().getCopyId()).isEqualTo(id);
    FileClients.assertRefused(409, "NoPendingCopyOperation", () -> target.abortCopy(id));
  }

  @Test
  void aRangeComesFromAUrl() {
    ShareFileClient source = FileClients.file(share, "f", FIVE);
    String sas =
        share.generateSas(
            new ShareServiceSasSignatureValues(
                OffsetDateTime.now().plusHours(1),
                new ShareSasPermission().setReadPermission(true)));
    ShareFileClient target = share.createFile("g", 10);
    target.uploadRangeFromUrl(3, 5, 1, source.getFileUrl() + "?" + sas);
    assertThat(FileClients.read(target)).containsExactly(0, 0, 0, 0, 0, '2', '3', '4', 0, 0);
  }

  @Test
  void leasesLockAFile() {
    ShareFileClient file = FileClients.file(share, "f", FIVE);
    ShareLeaseClient lease = new ShareLeaseClientBuilder().fileClient(file).buildClient();
    String id = lease.acquireLease();
    FileClients.assertRefused(412, "LeaseIdMissing", file::delete);
    FileClients.assertRefused(
        412, "LeaseIdMissing", () -> file.uploadRange(new ByteArrayInputStream(FIVE), 5));
    FileClients.assertRefused(
        412,
        "LeaseIdMismatchWithFileOperation",
        () ->
            file.deleteWithResponse(
                new ShareRequestConditions().setLeaseId("11111111-2222-3333-4444-555555555555"),
                null,
                Context.NONE));
    FileClients.assertRefused(
        409,
        "LeaseAlreadyPresent",
        () -> new ShareLeaseClientBuilder().fileClient(file).buildClient().acquireLease());
    lease.changeLease("11111111-2222-3333-4444-555555555555");
    lease.breakLease();
    assertThat(id).isNotEqualTo(lease.getLeaseId());
    ShareLeaseClient next = new ShareLeaseClientBuilder().fileClient(file).buildClient();
    next.acquireLease();
    next.releaseLease();
    file.delete();
  }

  @Test
  void aFileIsRenamed() {
    share.createDirectory("d");
    ShareFileClient file = FileClients.file(share, "f", FIVE);
    ShareFileClient taken = FileClients.file(share, "d/g", new byte[1]);
    FileClients.assertRefused(409, "ResourceAlreadyExists", () -> file.rename("d/g"));
    file.renameWithResponse(
        new ShareFileRenameOptions("d/g").setReplaceIfExists(true), null, Context.NONE);
    assertThat(FileClients.read(taken)).isEqualTo(FIVE);
    FileClients.assertRefused(404, "ResourceNotFound", file::getProperties);
  }

  @Test
  void aReadOnlyFileIsKept() {
    ShareFileClient file = FileClients.file(share, "f", FIVE);
    file.setProperties(
        5,
        null,
        new FileSmbProperties().setNtfsFileAttributes(EnumSet.of(NtfsFileAttributes.READ_ONLY)),
        null);
    FileClients.assertRefused(409, "ReadOnlyAttribute", file::delete);
    FileClients.assertRefused(409, "ReadOnlyAttribute", () -> file.create(1));
  }

  @Test
  void fourTebibytesAreMostlyAir() {
    ShareFileClient file = share.createFile("f", 4L << 40);
    file.uploadRangeWithResponse(
        new ShareFileUploadRangeOptions(new ByteArrayInputStream(FIVE), 5)
            .setOffset((4L << 40) - 5),
        null,
        Context.NONE);
    assertThat(file.listRanges()).hasSize(1);
    FileClients.assertRefused(400, "OutOfRangeInput", () -> share.createFile("g", (4L << 40) + 1));
  }

  @Test
  void trailingDotsAreCut() {
    share.createFile("dots...", 1);
    assertThat(share.getFileClient("dots").exists()).isTrue();
  }

  @Test
  void aLargeFileGoesUpAndDownInParallel() {
    int length = 300 * 1024 * 1024;
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i += 997) {
      bytes[i] = (byte) (i >>> 7 | 1);
    }
    ShareFileClient file = share.createFile("large", length);
    file.upload(
        new ByteArrayInputStream(bytes),
        length,
        new ParallelTransferOptions().setMaxConcurrency(4).setBlockSizeLong(4L * 1024 * 1024));
    assertThat(Digests.parallel(file, length)).isEqualTo(Digests.of(bytes));
  }
}
