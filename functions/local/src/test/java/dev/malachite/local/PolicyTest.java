package dev.malachite.local;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.Row;
import dev.malachite.protocol.routing.StoreUse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** What functions on AWS may do, by the file that their roles are made from. */
class PolicyTest {
  private static final Pattern CHANGES =
      Pattern.compile(
          ".*:(Put|Delete|Update|Write|Batch[A-Z][a-z]*Write|Abort|Condition).*|.*[*].*");

  private final Manifest manifest = Manifest.load();
  private final Map<String, Map<String, List<String>>> actions = actions();

  @Test
  void aFunctionOfGetBlobMayNotWrite() {
    Row getBlob = manifest.row(Service.BLOB, "GetBlob").orElseThrow();

    assertThat(allowed(getBlob.store()))
        .contains("dynamodb:BatchGetItem", "s3:GetObject")
        .noneMatch(action -> CHANGES.matcher(action).matches());
  }

  @Test
  void aFunctionOfPutBlobMay() {
    Row putBlob = manifest.row(Service.BLOB, "PutBlob").orElseThrow();

    assertThat(allowed(putBlob.store())).contains("dynamodb:PutItem", "s3:PutObject");
  }

  @Test
  void groupsThatReadHaveNoOperationThatWrites() {
    assertThat(manifest.rows())
        .filteredOn(row -> row.group().endsWith("-read"))
        .allMatch(row -> row.store() == StoreUse.READ);
  }

  private List<String> allowed(StoreUse use) {
    return actions.get(use.name().toLowerCase(Locale.ROOT)).values().stream()
        .flatMap(List::stream)
        .toList();
  }

  private static Map<String, Map<String, List<String>>> actions() {
    try {
      return new Yaml().load(Files.readString(Path.of("../../infra/terraform/actions.yaml")));
    } catch (IOException failure) {
      throw new java.io.UncheckedIOException(failure);
    }
  }
}
