package dev.malachite.proof.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.model.BlobSettings;
import dev.malachite.proof.calls.Catalogue;
import dev.malachite.proof.calls.Line;
import dev.malachite.proof.calls.Stage;
import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Front;
import dev.malachite.proof.world.Processor;
import dev.malachite.proof.world.Request;
import dev.malachite.proof.world.World;
import dev.malachite.protocol.Service;
import dev.malachite.testing.Evidence;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Requests that were right and then spoiled: none is answered with an error of the server, none
 * that is refused changes anything. {@code -Dmalachite.fuzz} says how many, {@code
 * -Dmalachite.seed} which first.
 */
class FuzzTest {
  private static final long REQUESTS = Long.getLong("malachite.fuzz", 10_000);
  private static final long FIRST = Long.getLong("malachite.seed", 1);
  private static final int PER_WORLD = 200;
  private static final long FLAT_BYTES = 64L << 20;

  /** When these succeed nothing is left to ask for. */
  private static final Set<String> ENDS =
      Set.of("DeleteContainer", "DeleteQueue", "DeleteTable", "DeleteShare");

  private record Verdict(Optional<String> wrong, boolean ended) {}

  @Test
  void noRequestIsTheServersFault() {
    Map<String, String> findings = new ConcurrentHashMap<>();
    Map<Integer, AtomicLong> statuses = new ConcurrentHashMap<>();
    long worlds = Math.max(1, REQUESTS / PER_WORLD);
    Processor processor = Processor.begin();
    run(FIRST, worlds / 4, statuses, findings);
    long before = usedBytes();
    run(FIRST + worlds / 4, worlds - worlds / 4, statuses, findings);
    long grown = usedBytes() - before;
    System.out.println(processor.rate(worlds * PER_WORLD, "requests"));
    System.out.printf("heap grew by %,d KB%n", grown / 1024);
    findings.forEach((what, how) -> System.out.println(what + "\n" + how));
    assertThat(findings.keySet()).isEmpty();
    assertThat(grown).isLessThan(FLAT_BYTES);
    Evidence.note(
        "fuzzing",
        "%,d requests from seed %,d: no 5xx, no findings, heap flat; by status %s"
            .formatted(worlds * PER_WORLD, FIRST, new TreeMap<>(statuses)));
  }

  private static void run(
      long first, long worlds, Map<Integer, AtomicLong> statuses, Map<String, String> findings) {
    LongStream.range(first, first + worlds)
        .parallel()
        .forEach(seed -> fuzz(seed, statuses, findings));
  }

  private static void fuzz(
      long seed, Map<Integer, AtomicLong> statuses, Map<String, String> findings) {
    SplittableRandom random = new SplittableRandom(seed);
    Service service = Service.values()[random.nextInt(Service.values().length)];
    Stage stage = stage(service);
    Mutations mutations = new Mutations(random);
    List<Line> rows = Catalogue.rows(service);
    for (int i = 0; i < PER_WORLD; i++) {
      Line line = rows.get(random.nextInt(rows.size()));
      Mutant mutant = Mutant.of(stage.request(line));
      int spoiled = random.nextInt(4);
      for (int j = 0; j < spoiled; j++) {
        mutations.spoil(mutant);
      }
      boolean signed = random.nextInt(20) != 0;
      int request = i;
      Verdict verdict = judge(stage, mutant, signed, statuses);
      verdict
          .wrong()
          .ifPresent(wrong ->
              findings.putIfAbsent(
                  line + ": " + wrong,
                  "seed " + seed + ", request " + request + "\n" + mutant.toText()));
      if (verdict.ended()) {
        stage = stage(service);
      }
    }
  }

  private static Verdict judge(
      Stage stage, Mutant mutant, boolean signed, Map<Integer, AtomicLong> statuses) {
    World world = stage.world();
    world.clock().pass(Duration.ofMillis(1));
    Front front = world.machine(0).front();
    Request request = signed ? signed(front, mutant.request()) : mutant.request();
    long before = world.changes();
    try {
      Answer answer = front.sendSigned(request);
      statuses.computeIfAbsent(answer.status(), status -> new AtomicLong()).incrementAndGet();
      return new Verdict(
          Oracle.judge(request, answer, world.changes() - before),
          answer.isSuccess() && ENDS.contains(answer.operation()));
    } catch (RuntimeException escaped) {
      return new Verdict(Optional.of("threw " + escaped), true);
    } catch (StackOverflowError | OutOfMemoryError broken) {
      return new Verdict(Optional.of("broke with " + broken.getClass()), true);
    }
  }

  // What cannot even be parsed cannot be signed.
  private static Request signed(Front front, Request request) {
    try {
      return front.signed(request);
    } catch (RuntimeException unreadable) {
      return request;
    }
  }

  private static Stage stage(Service service) {
    return Stage.of(new World(7, UnaryOperator.identity(), new BlobSettings(true, 7)), service);
  }

  private static long usedBytes() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  @Test
  void whatWasOnceAnsweredWrongIsAnsweredRight() throws IOException, URISyntaxException {
    List<String> wrong = new ArrayList<>();
    Path corpus = Path.of(FuzzTest.class.getResource("/corpus").toURI());
    try (Stream<Path> files = Files.list(corpus)) {
      for (Path file : files.sorted().toList()) {
        Mutant mutant = Mutant.ofText(Files.readString(file));
        judge(stage(mutant.service), mutant, true, new ConcurrentHashMap<>())
            .wrong()
            .ifPresent(finding -> wrong.add(file.getFileName() + ": " + finding));
      }
    }
    assertThat(wrong).isEmpty();
  }
}
