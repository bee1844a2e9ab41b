package dev.malachite.file;

import java.util.Arrays;

/** Every kind of change of a tree, each one request. */
enum TreeChange {
  CREATE_FILE("CreateFile", "/past/d/n", "x-ms-type", "file", "x-ms-content-length", "3"),
  REPLACE_FILE("CreateFile", "/past/d/f", "x-ms-type", "file", "x-ms-content-length", "3"),
  WRITE("PutRange", "/past/d/f?comp=range", "x-ms-write", "clear", "x-ms-range", "bytes=0-1"),
  RESIZE("SetFileProperties", "/past/d/f?comp=properties", "x-ms-content-length", "9"),
  SET_METADATA("SetFileMetadata", "/past/d/f?comp=metadata", "x-ms-meta-a", "b"),
  DELETE_FILE("DeleteFile", "/past/d/f"),
  RENAME_FILE(
      "RenameFile",
      "/past/d/n?comp=rename",
      "x-ms-file-rename-source",
      "http://localhost:10003/past/d/f"),
  RENAME_DIRECTORY(
      "RenameDirectory",
      "/past/n?restype=directory&comp=rename",
      "x-ms-file-rename-source",
      "http://localhost:10003/past/d"),
  CREATE_DIRECTORY("CreateDirectory", "/past/d/n?restype=directory"),
  DELETE_DIRECTORY("DeleteDirectory", "/past/e?restype=directory"),
  LINK(
      "CreateHardLink",
      "/past/d/n?restype=hardlink",
      "x-ms-type",
      "file",
      "x-ms-file-target-file",
      "d/f"),
  SYMBOLIC_LINK("CreateSymbolicLink", "/past/d/n?restype=symboliclink", "x-ms-link-text", "f"),
  COPY("CopyFile", "/past/d/n", "x-ms-copy-source", "http://localhost:10003/past/d/f");

  private final String id;
  private final String uri;
  private final String headers;

  TreeChange(String id, String uri, String... headers) {
    this.id = id;
    this.uri = uri;
    this.headers = String.join("\n", headers);
  }

  /** A share with a directory and a file in it, and an empty directory. */
  void prepare(Bench bench) {
    bench.share("past", "x-ms-enabled-protocols", "NFS");
    bench.directory("/past/d");
    bench.directory("/past/e");
    bench.file("/past/d/f", 2);
    bench.write("/past/d/f", 0, new byte[] {1, 2});
  }

  void run(Bench bench) {
    bench.run(id, uri, headers.isEmpty() ? new String[0] : headers.split("\n", -1));
  }

  /** All that a snapshot shows. */
  static String shown(Bench bench, String snapshot) {
    String past = "sharesnapshot=" + snapshot;
    return bench.names("/past?" + past)
        + " "
        + bench.names("/past/d?" + past)
        + " "
        + bench.names("/past/e?" + past)
        + Arrays.toString(bench.read("/past/d/f?" + past))
        + bench.run("GetFileProperties", "/past/d/f?" + past).headers().first("ETag");
  }
}
