package dev.malachite.file;

import dev.malachite.file.model.Handle;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;
import java.util.Set;

/** The operations that handles can be in the way of, and when they are. */
enum RestOperation {
  GET_FILE("GetFile", "/locks/f"),
  LIST_RANGES("ListRanges", "/locks/f?comp=rangelist"),
  PUT_RANGE("PutRange", "/locks/f?comp=range", "x-ms-write", "clear", "x-ms-range", "bytes=0-1"),
  SET_PROPERTIES("SetFileProperties", "/locks/f?comp=properties"),
  SET_METADATA("SetFileMetadata", "/locks/f?comp=metadata"),
  CREATE("CreateFile", "/locks/f", "x-ms-type", "file", "x-ms-content-length", "1"),
  COPY("CopyFile", "/locks/f", "x-ms-copy-source", "http://localhost:10003/locks/source"),
  DELETE("DeleteFile", "/locks/f"),
  RENAME(
      "RenameFile",
      "/locks/g?comp=rename",
      "x-ms-file-rename-source",
      "http://localhost:10003/locks/f"),
  LEASE("AcquireFileLease", "/locks/f?comp=lease", "x-ms-lease-duration", "-1"),
  GET_PROPERTIES("GetFileProperties", "/locks/f"),
  GET_METADATA("GetFileMetadata", "/locks/f?comp=metadata"),
  LIST("ListDirectoriesAndFiles", "/locks?restype=directory&comp=list");

  private final String id;
  private final String uri;
  private final String headers;

  RestOperation(String id, String uri, String... headers) {
    this.id = id;
    this.uri = uri;
    this.headers = String.join("\n", headers);
  }

  boolean isAllowed(Set<Handle.Right> access, Set<Handle.Right> shared) {
    boolean sharesChanges =
        shared.contains(Handle.Right.WRITE) && shared.contains(Handle.Right.DELETE);
    return switch (this) {
      case GET_FILE, LIST_RANGES -> shared.contains(Handle.Right.READ);
      case PUT_RANGE, SET_PROPERTIES, SET_METADATA -> shared.contains(Handle.Right.WRITE);
      case CREATE, COPY -> sharesChanges;
      case DELETE, RENAME -> false;
      case LEASE ->
          sharesChanges
              && !access.contains(Handle.Right.WRITE)
              && !access.contains(Handle.Right.DELETE);
      case GET_PROPERTIES, GET_METADATA, LIST -> true;
    };
  }

  /** How the operation is refused. */
  Optional<ErrorCode> refusal(Bench bench) {
    if (this == COPY) {
      bench.file("/locks/source", 1);
    }
    try {
      bench.run(id, uri, headers.isEmpty() ? new String[0] : headers.split("\n", -1));
      return Optional.empty();
    } catch (ApiException refused) {
      return Optional.of(refused.code());
    }
  }
}
