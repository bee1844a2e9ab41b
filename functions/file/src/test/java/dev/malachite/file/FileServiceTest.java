package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FileServiceTest {
  @Test
  void hasEveryOperationOfTheManifestExceptThePreflightWhichThePipelineAnswers() {
    List<String> rows = Manifest.load().rows(Service.FILE).stream().map(Row::id).toList();
    assertThat(new Bench().service.operations().keySet())
        .containsExactlyInAnyOrderElementsOf(
            rows.stream().filter(id -> !id.equals("PreflightFileRequest")).toList());
  }
}
