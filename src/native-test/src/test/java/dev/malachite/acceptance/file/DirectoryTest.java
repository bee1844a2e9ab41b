package dev.malachite.acceptance.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.Context;
import com.azure.storage.file.share.FileSmbProperties;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareDirectoryClient;
import com.azure.storage.file.share.models.NtfsFileAttributes;
import com.azure.storage.file.share.models.ShareFileItem;
import com.azure.storage.file.share.options.ShareListFilesAndDirectoriesOptions;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Directories through the SDK. */
class DirectoryTest {
  private final ShareClient share = FileClients.share();

  @Test
  void aDirectoryIsCreatedShownChangedAndDeleted() {
    ShareDirectoryClient directory = share.createDirectory("Dir");
    FileClients.assertRefused(409, "ResourceAlreadyExists", () -> share.createDirectory("dir"));
    directory.setMetadata(Map.of("a", "b"));
    directory.setProperties(
        new FileSmbProperties()
            .setNtfsFileAttributes(
                EnumSet.of(NtfsFileAttributes.HIDDEN, NtfsFileAttributes.DIRECTORY)),
        null);
    assertThat(directory.getProperties().getMetadata()).containsEntry("a", "b");
    assertThat(directory.getProperties().getSmbProperties().getNtfsFileAttributes())
        .containsExactlyInAnyOrder(NtfsFileAttributes.HIDDEN, NtfsFileAttributes.DIRECTORY);
    directory.createFile("f", 0);
    FileClients.assertRefused(409, "DirectoryNotEmpty", directory::delete);
    directory.deleteFile("F");
    directory.delete();
    FileClients.assertRefused(404, "ResourceNotFound", directory::getProperties);
    FileClients.assertRefused(404, "ParentNotFound", () -> directory.createFile("f", 0));
  }

  @Test
  void listsGoPageByPage() {
    ShareDirectoryClient directory = share.createDirectory("many");
    for (int i = 0; i < 25; i++) {
      directory.createFile("f" + (char) ('a' + i), i);
    }
    directory.createSubdirectory("sub");
    List<String> names =
        directory
            .listFilesAndDirectories(
                new ShareListFilesAndDirectoriesOptions()
                    .setIncludeETag(true)
                    .setIncludeTimestamps(true)
                    .setIncludeAttributes(true)
                    .setIncludePermissionKey(true)
                    .setMaxResultsPerPage(7),
                null,
                Context.NONE)
            .stream()
            .map(ShareFileItem::getName)
            .toList();
    assertThat(names).hasSize(26).isSorted();
    assertThat(directory.listFilesAndDirectories("FB", null, null, Context.NONE))
        .singleElement()
        .satisfies(each -> assertThat(each.getFileSize()).isEqualTo(1));
    assertThat(share.getRootDirectoryClient().listFilesAndDirectories())
        .singleElement()
        .satisfies(each -> assertThat(each.isDirectory()).isTrue());
  }

  @Test
  void aDirectoryMovesWithEverythingBelow() {
    ShareDirectoryClient directory = share.createDirectory("a").createSubdirectory("b");
    FileClients.file(share, "a/b/f", new byte[] {1, 2});
    share.createDirectory("c");
    share.getDirectoryClient("a").rename("c/d");
    assertThat(FileClients.read(share.getFileClient("c/d/b/f"))).containsExactly(1, 2);
    FileClients.assertRefused(404, "ParentNotFound", directory::getProperties);
  }

  @Test
  void namesThatCannotBeAreRefused() {
    FileClients.assertRefused(400, "InvalidResourceName", () -> share.createDirectory("a:b"));
    FileClients.assertRefused(400, "InvalidResourceName", () -> share.createDirectory("NUL"));
    FileClients.assertRefused(400, "OutOfRangeInput", () -> share.createDirectory("x".repeat(256)));
  }
}
