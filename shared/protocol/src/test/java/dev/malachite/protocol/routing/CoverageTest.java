package dev.malachite.protocol.routing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CoverageTest {
  private static final Manifest MANIFEST = Manifest.load();

  @Test
  void thereIsALineForEveryOperation() {
    String table = Coverage.markdown(MANIFEST, row -> row.id().equals("GetBlob"));
    assertThat(table.lines()).hasSize(MANIFEST.rows().size() + 2);
    assertThat(table.lines()).allMatch(line -> line.startsWith("|") && line.endsWith("|"));
    assertThat(table.lines().filter(line -> line.endsWith("| yes |")))
        .containsExactly("| blob | Get Blob | GET | `/{container}/{blob}` |  | yes |");
  }

  @Test
  void aLineSaysWhatSelectsTheOperation() {
    assertThat(Coverage.markdown(MANIFEST, row -> false))
        .contains(
            "| blob | Lease Blob: acquire | PUT | `/{container}/{blob}` |"
                + " `comp=lease` `x-ms-lease-action: acquire` | no |");
  }
}
