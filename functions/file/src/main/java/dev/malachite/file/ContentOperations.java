package dev.malachite.file;

import static java.util.Map.entry;

import dev.malachite.file.copy.AbortCopyFile;
import dev.malachite.file.copy.CopyFile;
import dev.malachite.file.copy.CopyRunner;
import dev.malachite.file.lease.AcquireFileLease;
import dev.malachite.file.lease.BreakFileLease;
import dev.malachite.file.lease.ChangeFileLease;
import dev.malachite.file.lease.ReleaseFileLease;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.object.CreateFile;
import dev.malachite.file.object.DeleteFile;
import dev.malachite.file.object.GetFile;
import dev.malachite.file.object.GetFileMetadata;
import dev.malachite.file.object.GetFileProperties;
import dev.malachite.file.object.ListRanges;
import dev.malachite.file.object.PutRange;
import dev.malachite.file.object.PutRangeFromUrl;
import dev.malachite.file.object.SetFileMetadata;
import dev.malachite.file.object.SetFileProperties;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.integrity.StructuredDownload;
import dev.malachite.protocol.integrity.StructuredUpload;
import java.util.Map;

/** The operations on files, by their ids in the manifest. */
final class ContentOperations {
  private ContentOperations() {}

  static Map<String, Operation> of(FileStore files, Sources sources, CopyRunner copies) {
    return Map.ofEntries(
        entry("CreateFile", new CreateFile(files)),
        entry("GetFile", new StructuredDownload(new GetFile(files))),
        entry("GetFileProperties", new GetFileProperties(files)),
        entry("SetFileProperties", new SetFileProperties(files)),
        entry("GetFileMetadata", new GetFileMetadata(files)),
        entry("SetFileMetadata", new SetFileMetadata(files)),
        entry("DeleteFile", new DeleteFile(files)),
        entry("PutRange", new StructuredUpload(new PutRange(files))),
        entry("PutRangeFromUrl", new PutRangeFromUrl(files, sources)),
        entry("ListRanges", new ListRanges(files)),
        entry("CopyFile", new CopyFile(files, sources, copies)),
        entry("AbortCopyFile", new AbortCopyFile(files)),
        entry("AcquireFileLease", new AcquireFileLease(files)),
        entry("ChangeFileLease", new ChangeFileLease(files)),
        entry("ReleaseFileLease", new ReleaseFileLease(files)),
        entry("BreakFileLease", new BreakFileLease(files)));
  }
}
