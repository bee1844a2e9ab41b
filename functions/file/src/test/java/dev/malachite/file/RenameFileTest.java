package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RenameFileTest {
  private final Bench bench = new Bench();

  RenameFileTest() {
    bench.share("tree");
    bench.directory("/tree/a");
    bench.directory("/tree/b");
  }

  private Reply rename(String id, String from, String to, String... headers) {
    String[] all = Arrays.copyOf(headers, headers.length + 2);
    all[headers.length] = "x-ms-file-rename-source";
    all[headers.length + 1] = "http://localhost:10003/tree/" + from;
    String restype = id.equals("RenameDirectory") ? "restype=directory&" : "";
    return bench.run(id, "/tree/" + to + "?" + restype + "comp=rename", all);
  }

  @Test
  void aFileMovesWithItsBytes() {
    bench.file("/tree/a/f", 2);
    bench.write("/tree/a/f", 0, new byte[] {1, 2});
    rename("RenameFile", "a/f", "b/G");
    assertThat(bench.read("/tree/b/g")).containsExactly(1, 2);
    assertThat(bench.names("/tree/a")).isEmpty();
    assertThat(bench.names("/tree/b")).containsExactly("G");
  }

  @Test
  void aNameThatIsTakenIsReplacedOnlyWhenAsked() {
    bench.file("/tree/a/f", 1);
    bench.file("/tree/b/f", 2, "x-ms-file-attributes", "ReadOnly");
    String replace = "x-ms-file-rename-replace-if-exists";
    assertThat(Bench.refusalOf(() -> rename("RenameFile", "a/f", "b/f")))
        .isEqualTo(ErrorCode.RESOURCE_ALREADY_EXISTS);
    assertThat(Bench.refusalOf(() -> rename("RenameFile", "a/f", "b/f", replace, "true")))
        .isEqualTo(ErrorCode.READ_ONLY_ATTRIBUTE);
    rename("RenameFile", "a/f", "b/f", replace, "true", "x-ms-file-rename-ignore-readonly", "true");
    assertThat(bench.read("/tree/b/f")).hasSize(1);
    assertThat(Bench.text(bench.run("GetShareStats", "/tree?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>1<");
  }

  @Test
  void leasesOfBothSidesAreAskedFor() {
    bench.file("/tree/a/f", 1);
    bench.file("/tree/b/f", 1);
    String one = "11111111-2222-3333-4444-555555555555";
    for (String path : List.of("/tree/a/f", "/tree/b/f")) {
      bench.run(
          "AcquireFileLease",
          path + "?comp=lease",
          "x-ms-lease-duration",
          "-1",
          "x-ms-proposed-lease-id",
          one);
    }
    String replace = "x-ms-file-rename-replace-if-exists";
    assertThat(Bench.refusalOf(() -> rename("RenameFile", "a/f", "b/f", replace, "true")))
        .isEqualTo(ErrorCode.LEASE_ID_MISSING);
    rename(
        "RenameFile",
        "a/f",
        "b/f",
        replace,
        "true",
        "x-ms-source-lease-id",
        one,
        "x-ms-destination-lease-id",
        one);
    assertThat(bench.names("/tree/a")).isEmpty();
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThat(Bench.refusalOf(() -> rename("RenameFile", "none", "c")))
        .isEqualTo(ErrorCode.RESOURCE_NOT_FOUND);
    assertThat(Bench.refusalOf(() -> rename("RenameFile", "a", "c")))
        .isEqualTo(ErrorCode.RESOURCE_TYPE_MISMATCH);
    bench.file("/tree/f", 0);
    assertThat(Bench.refusalOf(() -> rename("RenameFile", "f", "none/f")))
        .isEqualTo(ErrorCode.PARENT_NOT_FOUND);
    bench.refuses("400 MissingRequiredHeader", "RenameFile", "/tree/c?comp=rename");
    bench.refuses(
        "400 InvalidHeaderValue",
        "RenameFile",
        "/tree/c?comp=rename",
        "x-ms-file-rename-source",
        "http://localhost:10003/other/f");
  }
}
