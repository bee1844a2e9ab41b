package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.Row;
import org.junit.jupiter.api.Test;

class TableServiceTest {
  @Test
  void hasEveryOperationOfTheManifestExceptThePreflightWhichThePipelineAnswers() {
    var rows = Manifest.load().rows(Service.TABLE).stream().map(Row::id).toList();

    assertThat(new Bench().service().operations().keySet())
        .containsExactlyInAnyOrderElementsOf(
            rows.stream().filter(id -> !id.equals("PreflightTableRequest")).toList());
  }
}
