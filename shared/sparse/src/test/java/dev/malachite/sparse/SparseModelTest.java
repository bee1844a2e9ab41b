package dev.malachite.sparse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.ContentId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SparseModelTest {
  private static final int STEPS = 1000;
  private static final int LONGEST = 1500;

  private record Version(SparseMap map, ByteModel model) {}

  private Random random;
  private SparseFixture file;
  private Version head;
  private final List<Version> snapshots = new ArrayList<>();
  private boolean exactDiff;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void agreesWithBytesInAnArray(long seed) {
    exactDiff = true;
    play(seed, new SparseShape(64, 8), SparseFixture.NEVER_COALESCE);
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13})
  void agreesWhenSlabsAreCoalescedAllTheTime(long seed) {
    exactDiff = true;
    play(seed, new SparseShape(64, 1), new SparseSettings(Duration.ofHours(24), 6));
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22})
  void agreesWhenFilledGrainsAreCoalesced(long seed) {
    exactDiff = false;
    play(seed, new SparseShape(64, 16), new SparseSettings(Duration.ofHours(24), 4));
  }

  private void play(long seed, SparseShape shape, SparseSettings settings) {
    random = new Random(seed);
    file = new SparseFixture(settings);
    int length = 700;
    head = new Version(file.create(shape, length), new ByteModel(shape.grainBytes(), length));
    for (int step = 0; step < STEPS; step++) {
      change();
      maintain();
      check(anyVersion());
      checkDiff();
    }
    checkNothingIsLeftBehind();
  }

  private void change() {
    ByteModel model = head.model();
    int length = model.length();
    int from = length == 0 ? 0 : random.nextInt(length);
    SparseMap map =
        switch (length == 0 ? 9 : random.nextInt(10)) {
          case 0, 1 -> clear(from, from + 1 + random.nextInt(Math.min(100, length - from)));
          case 2 -> clear(from, from + 1 + random.nextInt(length - from));
          case 9 -> resize(random.nextInt(4) == 0 ? random.nextInt(LONGEST) : 400 + length % 500);
          default -> write(from, 1 + random.nextInt(Math.min(64, length - from)));
        };
    head = new Version(map, model);
  }

  private SparseMap write(int from, int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    head.model().write(from, bytes);
    return file.write(from, bytes);
  }

  private SparseMap clear(int from, int to) {
    head.model().clear(from, to);
    return file.clear(from, to);
  }

  private SparseMap resize(int length) {
    head.model().resize(length);
    return file.resize(length);
  }

  private void maintain() {
    switch (random.nextInt(60)) {
      case 0, 1, 2 -> snapshots.add(new Version(head.map(), head.model().copy()));
      case 3, 4 -> forgetSnapshot();
      case 5, 8 -> file.compact(random.nextInt(3));
      case 6, 7 -> {
        file.pass(Duration.ofHours(random.nextInt(30)));
        file.reclaim(held());
      }
      default -> {}
    }
    head = new Version(file.head(), head.model());
  }

  private void forgetSnapshot() {
    if (!snapshots.isEmpty()) {
      snapshots.remove(random.nextInt(snapshots.size()));
      file.reclaim.sweepAll(head.map().partition(), held());
    }
  }

  private List<Long> held() {
    return snapshots.stream().map(version -> version.map().version()).toList();
  }

  private Version anyVersion() {
    return snapshots.isEmpty() || random.nextInt(3) > 0
        ? head
        : snapshots.get(random.nextInt(snapshots.size()));
  }

  private void check(Version version) {
    int length = version.model().length();
    int from = random.nextInt(length + 1);
    int to = from + random.nextInt(length - from + 1);
    assertThat(file.read(version.map(), from, to - from)).isEqualTo(version.model().read(from, to));
    assertThat(pages(from, at -> file.reader.ranges(version.map(), at, to, 1 + random.nextInt(9))))
        .isEqualTo(version.model().ranges(from, to));
  }

  private void checkDiff() {
    if (snapshots.isEmpty() || !exactDiff) {
      return;
    }
    Version one = snapshots.get(random.nextInt(snapshots.size()));
    Version other = anyVersion();
    Version older = one.map().version() < other.map().version() ? one : other;
    Version newer = older.equals(one) ? other : one;
    int from = random.nextInt(newer.model().length() + 1);
    assertThat(pages(from, at -> file.reader.diff(older.map(), newer.map(), at, LONGEST, 3)))
        .isEqualTo(newer.model().since(older.model(), from, LONGEST));
  }

  private interface Pages {
    SparsePage from(long position);
  }

  private static List<SparseRange> pages(long from, Pages pages) {
    List<SparseRange> all = new ArrayList<>();
    SparsePage page = pages.from(from);
    all.addAll(page.ranges());
    while (page.next().isPresent()) {
      page = pages.from(page.next().getAsLong());
      all.addAll(page.ranges());
    }
    return all;
  }

  private void checkNothingIsLeftBehind() {
    snapshots.clear();
    file.pass(Duration.ofHours(25));
    file.reclaim.sweepAll(head.map().partition(), List.of());
    file.reclaim(List.of());
    Set<ContentId> unused = new HashSet<>(file.contents());
    for (long slab = 0; slab < LONGEST / 64 + 1; slab++) {
      SlabItems items = new SlabItems(file.sparse.store(), head.map().partition(), slab);
      items.strike(unused);
      assertThat(items.hasHistory()).isFalse();
      assertThat(items.current().map(SlabCodec::decode).map(Slab::extents))
          .isNotEqualTo(Optional.of(Extents.NONE));
    }
    assertThat(unused).isEmpty();
    assertThat(file.due()).isEmpty();
    check(head);
    file.reclaim.erase(head.map().partition());
    assertThat(file.contents()).isEmpty();
  }
}
