package dev.malachite.proof.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.model.BlobSettings;
import dev.malachite.proof.calls.Catalogue;
import dev.malachite.proof.calls.Line;
import dev.malachite.proof.calls.Stage;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.World;
import dev.malachite.protocol.Service;
import dev.malachite.store.Died;
import dev.malachite.testing.Evidence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every operation, killed before and after each of its calls to the store: what a client sees
 * afterwards is what it saw before the call or what it would have seen after it, and nothing else.
 */
class CrashPointTest {
  private static final long SEED = 7;

  private record Point(int call, boolean after) {}

  @ParameterizedTest
  @EnumSource
  void everyOperationIsAllOrNothing(Service service) {
    List<String> wrong = new ArrayList<>();
    int points = 0;
    for (Line line : Catalogue.rows(service)) {
      points += enumerate(line, wrong);
    }
    assertThat(wrong).isEmpty();
    Evidence.note(
        "crash points: " + service.lowerCase(),
        "%d operations, %d points, no findings".formatted(Catalogue.rows(service).size(), points));
  }

  private static int enumerate(Line line, List<String> wrong) {
    Stage sound = stage(line.service());
    List<String> before = Observer.observe(sound.world(), line.service());
    Stage whole = stage(line.service());
    long first = whole.world().calls();
    Answer answer = whole.world().machine(0).front().send(whole.request(line));
    int calls = (int) (whole.world().calls() - first);
    List<String> after = Observer.observe(whole.world(), line.service());
    if (!answer.isSuccess() && !after.equals(before)) {
      wrong.add(line + ": was refused and changed something");
    }
    for (int call = 1; call <= calls; call++) {
      check(line, new Point(call, false), before, after, wrong);
      check(line, new Point(call, true), before, after, wrong);
    }
    return 2 * (calls + enumerateBackground(line, wrong));
  }

  /** What goes on after the answer may stop anywhere: somebody else finishes it. */
  private static int enumerateBackground(Line line, List<String> wrong) {
    Stage whole = stage(line.service());
    whole.world().machine(0).front().send(whole.request(line));
    long first = whole.world().calls();
    whole.world().machine(0).goOn();
    int calls = (int) (whole.world().calls() - first);
    List<String> done = Observer.observe(whole.world(), line.service());
    for (int call = 1; call <= calls; call++) {
      checkBackground(line, new Point(call, false), done, wrong);
      checkBackground(line, new Point(call, true), done, wrong);
    }
    return calls;
  }

  private static void checkBackground(
      Line line, Point point, List<String> done, List<String> wrong) {
    Stage stage = stage(line.service());
    World world = stage.world();
    world.machine(0).front().send(stage.request(line));
    world.machine(0).dieAt(point.call(), point.after());
    try {
      world.machine(0).goOn();
      wrong.add(line + ": survived " + point + " in the background");
      return;
    } catch (Died died) {
      // As planned.
    }
    world.clock().pass(Duration.ofMinutes(5));
    world.machine(1).reclaim();
    List<String> seen = Observer.observe(world, line.service());
    if (seen.size() != done.size()
        || seen.stream().anyMatch(each -> each.contains("<CopyStatus>pending"))) {
      wrong.add(line + ": nobody finished what died at " + point);
    }
  }

  private static void check(
      Line line, Point point, List<String> before, List<String> after, List<String> wrong) {
    Stage stage = stage(line.service());
    World world = stage.world();
    world.machine(0).dieAt(point.call(), point.after());
    try {
      world.machine(0).front().send(stage.request(line));
      wrong.add(line + ": survived " + point);
      return;
    } catch (Died died) {
      // As planned.
    }
    List<String> seen = Observer.observe(world, line.service());
    if (!seen.equals(before) && !seen.equals(after)) {
      wrong.add(line + ": half done after " + point + difference(seen, before, after));
    }
    world.clock().pass(Duration.ofSeconds(1));
    Answer again = world.machine(0).front().send(stage.request(line));
    if (again.status() >= 500 && again.status() != 501) {
      wrong.add(line + ": answered " + again.status() + " when repeated after " + point);
    }
  }

  private static String difference(List<String> seen, List<String> before, List<String> after) {
    List<String> strange = new ArrayList<>(seen);
    strange.removeAll(before);
    strange.removeAll(after);
    return "\n    neither before nor after: " + strange;
  }

  private static Stage stage(Service service) {
    return Stage.of(new World(SEED, UnaryOperator.identity(), new BlobSettings(true, 7)), service);
  }
}
