package dev.malachite.blob.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.blob.FaultyBlobs;
import dev.malachite.blob.InterruptedBlobs;
import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.blob.reclaim.SnapshotSweep;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.store.Died;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Snapshots that are too many for one commit: they are deleted together all the same. */
class ManySnapshotsTest {
  private static final int MANY = 41;
  private static final int MOST_CALLS = 50;
  private static final String MODE = "x-ms-delete-snapshots";
  private static final Pattern LIVE = Pattern.compile("<Name>b</Name><Snapshot>([^<]+)<");
  private static final Pattern DELETED =
      Pattern.compile("<Name>b</Name><Deleted>true</Deleted><Snapshot>([^<]+)<");

  /** A blob with content of its own, so that snapshots that go leave notes about bytes. */
  private static List<String> put(TestBlobs blobs, int count) {
    blobs.send("PutBlob", "/box/b", TestBlobs.random(9_000, 1), "x-ms-tags", "colour=red");
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      ids.add(snapshot(blobs));
    }
    blobs.bench().pass(Duration.ofMillis(1));
    return ids;
  }

  private static String snapshot(TestBlobs blobs) {
    blobs.bench().pass(Duration.ofMillis(1));
    return blobs
        .send("SnapshotBlob", "/box/b?comp=snapshot")
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }

  private static List<String> listed(TestBlobs blobs, Pattern pattern) {
    String uri = "/box?restype=container&comp=list&include=snapshots,deleted";
    return pattern
        .matcher(TestBlobs.text(blobs.send("ListBlobsFlat", uri)))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  private static boolean isThere(TestBlobs blobs, String uri) {
    try {
      return blobs.send("GetBlob", uri).status() == 200;
    } catch (ApiException refusal) {
      assertThat(refusal.code().code()).isEqualTo("BlobNotFound");
      return false;
    }
  }

  /** Deletes as a process does that dies at a call; whether it did. */
  private static boolean delete(TestBlobs blobs, String mode, int call, Fault death) {
    Fault[] faults = new Fault[call + 1];
    Arrays.fill(faults, Fault.NONE);
    faults[call] = death;
    Operation delete = new DeleteBlob(FaultyBlobs.of(blobs.bench(), Faults.script(faults)));
    try {
      delete.handle(blobs.bench().call("/box/b", new byte[0], MODE, mode));
      return false;
    } catch (Died dead) {
      return true;
    }
  }

  /** Deletes, and dies as soon as it is decided. */
  private static void deleteAndDie(TestBlobs blobs, String mode) {
    int call = 0;
    while (listed(blobs, LIVE).size() == MANY) {
      assertThat(delete(blobs, mode, call, Fault.DIE_AFTER)).isTrue();
      call++;
    }
  }

  private static Key head(TestBlobs blobs) {
    BlobStore store = blobs.bench().blobs();
    Call call = blobs.bench().call("/box/b", new byte[0]);
    Container container =
        store.containers().require(call, store.transactions().read(store.containers().blob(call)));
    return store.containers().blobKey(call, container);
  }

  private static List<Item> items(TestBlobs blobs) {
    Key head = head(blobs);
    List<Item> all = new ArrayList<>();
    for (String partition :
        List.of(
            PastKeys.partition(head.partition()), SnapshotRemoval.partition(head.partition()))) {
      all.addAll(blobs.bench().blobs().store().scan(partition, Range.all(), 1000).items());
    }
    return all;
  }

  @Test
  void whereverTheProcessDiesAllOfThemAreThereOrNone() {
    for (String mode : List.of("include", "only")) {
      for (Fault death : List.of(Fault.DIE_BEFORE, Fault.DIE_AFTER)) {
        int call = 0;
        while (isAllOrNothing(mode, call, death)) {
          call++;
          assertThat(call).isLessThan(MOST_CALLS);
        }
        assertThat(call).as("calls of the store").isGreaterThan(5);
      }
    }
  }

  private static boolean isAllOrNothing(String mode, int call, Fault death) {
    TestBlobs blobs = new TestBlobs();
    List<String> ids = put(blobs, MANY);
    boolean died = delete(blobs, mode, call, death);
    List<String> live = listed(blobs, LIVE);
    assertThat(live).isIn(List.of(), ids);
    for (String id : List.of(ids.getFirst(), ids.getLast())) {
      assertThat(isThere(blobs, "/box/b?snapshot=" + id)).isEqualTo(!live.isEmpty());
    }
    assertThat(isThere(blobs, "/box/b")).isEqualTo(mode.equals("only") || !live.isEmpty());
    assertThat(listed(blobs, DELETED)).isEmpty();
    String again = put(blobs, 1).getFirst();
    List<String> expected = new ArrayList<>(live);
    expected.add(again);
    assertThat(listed(blobs, LIVE)).as("with another").isEqualTo(expected);
    assertThat(items(blobs)).as("nothing else is left").hasSameSizeAs(expected);
    return died;
  }

  @Test
  void whatCanComeBackIsListedAtOnceAndComesBack() {
    for (String mode : List.of("include", "only")) {
      TestBlobs kept = new TestBlobs();
      Retentions.keep(kept, 7, true);
      List<String> all = put(kept, MANY);
      deleteAndDie(kept, mode);
      assertThat(listed(kept, DELETED)).isEqualTo(all);
      assertThat(kept.refusal("GetBlob", "/box/b?snapshot=" + all.getFirst()))
          .isEqualTo("404 BlobNotFound");
      String uri = "/box/b?deletetype=permanent&snapshot=" + all.getLast();
      assertThat(kept.send("PermanentlyDeleteBlob", uri).status()).isEqualTo(202);
      assertThat(kept.send("UndeleteBlob", "/box/b?comp=undelete").status()).isEqualTo(200);
      assertThat(listed(kept, LIVE)).isEqualTo(all.subList(0, MANY - 1));
      assertThat(kept.bytes("/box/b?snapshot=" + all.getFirst())).hasSize(9_000);
    }
  }

  @Test
  void reclaimGoesOnWhereTheProcessDied() {
    TestBlobs blobs = new TestBlobs();
    put(blobs, MANY);
    deleteAndDie(blobs, "include");
    assertThat(items(blobs)).hasSize(MANY + 1);
    BlobStore store = blobs.bench().blobs();
    Key note = SnapshotRemoval.key(head(blobs));
    assertThat(store.store().due(blobs.bench().now(), 10)).contains(note);
    Item due = store.store().read(List.of(note)).get(note);
    SnapshotSweep sweep = new SnapshotSweep(store);
    assertThat(sweep.handles(due)).isTrue();
    assertThat(sweep.sweep(due, Budget.of(Duration.ZERO, blobs.bench()::now)))
        .isEqualTo(Swept.POSTPONED);
    assertThat(sweep.sweep(due, Budget.of(Duration.ofSeconds(1), blobs.bench()::now)))
        .isEqualTo(Swept.RECLAIMED);
    assertThat(items(blobs)).isEmpty();
  }

  @Test
  void oneThatIsHeldKeepsAll() {
    for (int count : List.of(2, MANY)) {
      TestBlobs held = new TestBlobs();
      List<String> all = put(held, count);
      String hold = "/box/b?comp=legalhold&snapshot=" + all.getLast();
      held.send("SetBlobLegalHold", hold, "x-ms-legal-hold", "true");
      for (String mode : List.of("include", "only")) {
        assertThat(held.refusal("DeleteBlob", "/box/b", MODE, mode))
            .isEqualTo("409 BlobImmutableDueToLegalHold");
      }
      assertThat(listed(held, LIVE)).isEqualTo(all);
      held.send("SetBlobLegalHold", hold, "x-ms-legal-hold", "false");
      held.send("DeleteBlob", "/box/b", MODE, "include");
      assertThat(listed(held, LIVE)).isEmpty();
    }
  }

  @Test
  void aHoldThatComesRightBeforeTheCommitIsNotMissed() {
    for (int count : List.of(2, MANY)) {
      TestBlobs held = new TestBlobs();
      List<String> all = put(held, count);
      String hold = "/box/b?comp=legalhold&snapshot=" + all.getLast();
      BlobStore interrupted =
          InterruptedBlobs.of(
              held.bench(), () -> held.send("SetBlobLegalHold", hold, "x-ms-legal-hold", "true"));
      Call call = held.bench().call("/box/b", new byte[0], MODE, "include");
      assertThatThrownBy(() -> new DeleteBlob(interrupted).handle(call))
          .isInstanceOf(ApiException.class);
      assertThat(listed(held, LIVE)).isEqualTo(all);
    }
  }

  @Test
  void aSnapshotThatComesRightBeforeTheCommitGoesToo() {
    for (int count : List.of(2, MANY)) {
      TestBlobs growing = new TestBlobs();
      put(growing, count);
      BlobStore interrupted = InterruptedBlobs.of(growing.bench(), () -> snapshot(growing));
      Call call = growing.bench().call("/box/b", new byte[0], MODE, "only");
      assertThat(new DeleteBlob(interrupted).handle(call).status()).isEqualTo(202);
      assertThat(listed(growing, LIVE)).isEmpty();
      assertThat(growing.send("DeleteBlob", "/box/b").status()).isEqualTo(202);
      assertThat(items(growing)).isEmpty();
    }
  }
}
