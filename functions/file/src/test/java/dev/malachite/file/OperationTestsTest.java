package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.Row;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every row of the manifest has a test of its own, of what succeeds and of what is refused. */
final class OperationTestsTest {
  @Test
  void everyOperationHasATest() {
    List<String> rows = Manifest.load().rows(Service.FILE).stream().map(Row::id).toList();
    assertThat(rows).hasSize(53).allSatisfy(OperationTestsTest::requireTests);
  }

  private static void requireTests(String id) throws ClassNotFoundException {
    Class<?> test = Class.forName("dev.malachite.file." + id + "Test");
    assertThat(
            Arrays.stream(test.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class)))
        .as(id)
        .hasSizeGreaterThan(1);
  }
}
