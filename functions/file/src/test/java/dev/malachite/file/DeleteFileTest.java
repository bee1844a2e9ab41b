package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.file.model.Handle;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class DeleteFileTest {
  private final Bench bench = new Bench();

  DeleteFileTest() {
    bench.share("data");
    bench.file("/data/f", 5, "x-ms-meta-a", "b");
  }

  @Test
  void aReadOnlyFileCannotBeReplacedOrDeleted() {
    bench.file("/data/f", 5, "x-ms-file-attributes", "ReadOnly");
    assertThat(Bench.refusalOf(() -> bench.file("/data/f", 1)))
        .isEqualTo(ErrorCode.READ_ONLY_ATTRIBUTE);
    assertThat(bench.refusal("DeleteFile", "/data/f")).isEqualTo(ErrorCode.READ_ONLY_ATTRIBUTE);
    bench.run("SetFileProperties", "/data/f?comp=properties", "x-ms-file-attributes", "None");
    assertThat(bench.run("DeleteFile", "/data/f").status()).isEqualTo(202);
  }

  @Test
  void theLeaseIsNeeded() {
    bench.run(
        "AcquireFileLease",
        "/data/f?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        "11111111-2222-3333-4444-555555555555");
    bench.refuses("412 LeaseIdMissing", "DeleteFile", "/data/f");
    assertThat(
            bench
                .run(
                    "DeleteFile",
                    "/data/f",
                    "x-ms-lease-id",
                    "11111111-2222-3333-4444-555555555555")
                .status())
        .isEqualTo(202);
    assertThat(bench.names("/data")).isEmpty();
  }

  @Test
  void anOpenHandleKeepsIt() {
    bench.open("data", "f", Set.of(Handle.Right.READ), EnumSet.allOf(Handle.Right.class));
    bench.refuses("409 SharingViolation", "DeleteFile", "/data/f");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses("404 ShareNotFound", "DeleteFile", "/none/f");
    bench.refuses("404 ResourceNotFound", "DeleteFile", "/data/x");
    bench.refuses("404 ParentNotFound", "DeleteFile", "/data/x/y");
    bench.directory("/data/d");
    bench.refuses("409 ResourceTypeMismatch", "DeleteFile", "/data/d");
  }
}
