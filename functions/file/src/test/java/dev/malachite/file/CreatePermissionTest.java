package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class CreatePermissionTest {
  private final Bench bench = new Bench();

  @Test
  void aPermissionIsFoundByItsKey() {
    bench.share("life");
    String sddl = "O:S-1-5-21-1G:S-1-5-21-2D:(A;;FA;;;SY)S:NO_ACCESS_CONTROL";
    byte[] body = ("{\"permission\": \"" + sddl + "\"}").getBytes(StandardCharsets.UTF_8);
    String uri = "/life?restype=share&comp=filepermission";
    String key =
        bench
            .run("CreatePermission", uri, body)
            .headers()
            .first("x-ms-file-permission-key")
            .orElseThrow();
    assertThat(Bench.text(bench.run("GetPermission", uri, "x-ms-file-permission-key", key)))
        .contains("S-1-5-21-2");
    byte[] broken = "{\"permission\": \"everybody\"}".getBytes(StandardCharsets.UTF_8);
    assertThat(Bench.refusalOf(() -> bench.run("CreatePermission", uri, broken)))
        .isEqualTo(ErrorCode.FILE_INVALID_PERMISSION);
  }

  @Test
  void anUnknownShareOrABrokenBodyIsRefused() {
    byte[] body =
        "{\"permission\": \"O:S-1-5-21-1D:(A;;FA;;;SY)\"}".getBytes(StandardCharsets.UTF_8);
    assertThat(bench.refused("CreatePermission", "/none?restype=share&comp=filepermission", body))
        .isEqualTo("404 ShareNotFound");
    bench.share("data");
    assertThat(
            bench.refused(
                "CreatePermission", "/data?restype=share&comp=filepermission", new byte[] {'x'}))
        .startsWith("400 ");
  }
}
