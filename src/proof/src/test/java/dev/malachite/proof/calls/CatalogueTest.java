package dev.malachite.proof.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.model.BlobSettings;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.World;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.routing.Manifest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The catalogue has a call for every row, and the calls work. */
class CatalogueTest {
  @Test
  void everyRowOfTheManifestHasACall() {
    List<String> rows =
        Manifest.load().rows().stream()
            .map(row -> row.service().lowerCase() + " " + row.id())
            .toList();
    assertThat(Catalogue.rows()).extracting(Line::toString).containsExactlyElementsOf(rows);
  }

  @ParameterizedTest
  @EnumSource
  void everyCallIsAnsweredAsItsRowSays(Service service) {
    List<String> wrong = new ArrayList<>();
    for (Line line : Catalogue.rows(service)) {
      World world = new World(1, UnaryOperator.identity(), new BlobSettings(true, 7));
      Stage stage = Stage.of(world, service);
      Answer answer = world.machine(0).front().send(stage.request(line));
      if (answer.status() != line.expected().orElse(success(line))
          && !(answer.status() == 206 && success(line) == 200)) {
        wrong.add(line.row() + ": " + answer.status() + " " + answer.text());
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static int success(Line line) {
    return Manifest.load().row(line.service(), line.row()).orElseThrow().success();
  }
}
