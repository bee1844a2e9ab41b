package dev.malachite.proof.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.proof.model.LeaseScenario;
import dev.malachite.proof.model.QueueScenario;
import dev.malachite.proof.model.RegisterScenario;
import dev.malachite.proof.model.TableScenario;
import dev.malachite.proof.model.TreeScenario;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A simulation that finds nothing proves something only if it finds what is there. */
class PlantedBugTest {
  private static final int SEEDS = 3_000;
  private static final Pattern WRITER = Pattern.compile("w\\d\\d|first");

  /** Deletes what will be due soon, without asking whether it has expired or who changed it. */
  private record CarelessSweep() implements Task {
    @Override
    public void perform(Actor actor) {
      Store store = actor.world().bareStore();
      Instant soon = actor.world().clock().now().plusSeconds(60);
      for (Key key : store.due(soon, 10)) {
        store
            .read(List.of(key))
            .values()
            .forEach(item -> store.commit(List.of(new Change.Delete(key, item.revision()))));
      }
    }
  }

  private static Optional<String> search(Supplier<Scenario> scenario, UnaryOperator<Store> defect) {
    return LongStream.range(1, SEEDS)
        .mapToObj(seed -> Simulation.drawn(scenario, defect, seed))
        .filter(simulation -> simulation.run().violation().isPresent())
        .findFirst()
        .map(Shrinking::report);
  }

  @Test
  void aMissingRevisionCheckIsFoundByTheRegister() {
    assertThat(search(RegisterScenario::new, PlantedBugTest::withoutRevisions))
        .hasValueSatisfying(report -> assertThat(report).contains("is not a register"));
  }

  @Test
  void aMissingRevisionCheckIsFoundByThePartition() {
    assertThat(search(TableScenario::new, PlantedBugTest::withoutRevisions))
        .hasValueSatisfying(report -> assertThat(report).contains("is not a partition"));
  }

  @Test
  void aMissingCheckOfDirectoriesIsFoundByTheTree() {
    assertThat(search(TreeScenario::new, PlantedBugTest::withoutChecks))
        .hasValueSatisfying(report -> assertThat(report).contains("is not a tree"));
  }

  @Test
  void aMissingCheckOfDirectoriesIsFoundByTheChangesOfTheTree() {
    assertThat(search(TreeScenario::ofChanges, PlantedBugTest::withoutChecks))
        .hasValueSatisfying(report -> assertThat(report).contains("is not a tree"));
  }

  @Test
  void aLeaseCheckOutsideTheCommitIsFound() {
    UnaryOperator<Store> defect = store -> new Unchecked(store, PlantedBugTest::isWrite);
    assertThat(search(LeaseScenario::new, defect))
        .hasValueSatisfying(report -> assertThat(report).contains("is not one lease"));
  }

  @Test
  void aSweepWithoutItsConditionIsFound() {
    assertThat(search(() -> new QueueScenario(new CarelessSweep()), UnaryOperator.identity()))
        .hasValueSatisfying(report -> assertThat(report).contains("not handed out as promised"));
  }

  private static Store withoutRevisions(Store store) {
    return new Unchecked(store, (change, stored) -> true);
  }

  private static Store withoutChecks(Store store) {
    return new Unchecked(store, (change, stored) -> change instanceof Change.Check);
  }

  /** Changes of the lease keep their condition; other writes only looked at it before. */
  private static boolean isWrite(Change change, Item stored) {
    return change instanceof Change.Put put
        && !writer(put.item()).equals(writer(stored))
        && !writer(stored).isEmpty();
  }

  private static String writer(Item item) {
    Matcher matcher = WRITER.matcher(new String(item.value(), StandardCharsets.ISO_8859_1));
    return matcher.find() ? matcher.group() : "";
  }
}
