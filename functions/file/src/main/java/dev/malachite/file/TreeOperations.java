package dev.malachite.file;

import static java.util.Map.entry;

import dev.malachite.file.directory.CreateDirectory;
import dev.malachite.file.directory.DeleteDirectory;
import dev.malachite.file.directory.GetDirectoryMetadata;
import dev.malachite.file.directory.GetDirectoryProperties;
import dev.malachite.file.directory.ListDirectoriesAndFiles;
import dev.malachite.file.directory.SetDirectoryMetadata;
import dev.malachite.file.directory.SetDirectoryProperties;
import dev.malachite.file.handle.ForceCloseHandles;
import dev.malachite.file.handle.ListHandles;
import dev.malachite.file.link.CreateHardLink;
import dev.malachite.file.link.CreateSymbolicLink;
import dev.malachite.file.link.GetSymbolicLink;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.rename.RenameDirectory;
import dev.malachite.file.rename.RenameFile;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on directories, links and handles, by their ids in the manifest. */
final class TreeOperations {
  private TreeOperations() {}

  static Map<String, Operation> of(FileStore files) {
    return Map.ofEntries(
        entry("CreateDirectory", new CreateDirectory(files)),
        entry("DeleteDirectory", new DeleteDirectory(files)),
        entry("GetDirectoryProperties", new GetDirectoryProperties(files)),
        entry("SetDirectoryProperties", new SetDirectoryProperties(files)),
        entry("GetDirectoryMetadata", new GetDirectoryMetadata(files)),
        entry("SetDirectoryMetadata", new SetDirectoryMetadata(files)),
        entry("ListDirectoriesAndFiles", new ListDirectoriesAndFiles(files)),
        entry("RenameDirectory", new RenameDirectory(files)),
        entry("RenameFile", new RenameFile(files)),
        entry("CreateSymbolicLink", new CreateSymbolicLink(files)),
        entry("GetSymbolicLink", new GetSymbolicLink(files)),
        entry("CreateHardLink", new CreateHardLink(files)),
        entry("ListHandles", new ListHandles(files)),
        entry("ForceCloseHandles", new ForceCloseHandles(files)));
  }
}
