package dev.malachite.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.store.ChunkContent;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Died;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A process that ends while it writes or deletes leaves what the sweep can find and remove. */
class ChunkCrashTest {
  private static final Key OWNER = new Key("owner", "name");
  private static final ContentId ID = new ContentId("one");
  private static final byte[] BYTES = new byte[ChunkContent.CHUNK_BYTES + 1];

  @Test
  void whatACrashedWriteLeftIsListedAndCanBeDeleted() {
    try (Store store = open()) {
      for (int call = 1; call < 4; call++) {
        Content dying = dyingAtCall(store, call);
        assertThatExceptionOfType(Died.class)
            .isThrownBy(() -> dying.write(ID, OWNER, new ByteArrayInputStream(BYTES)));
        assertSweepable(store);
      }
    }
  }

  @Test
  void whatACrashedDeletionLeftIsListedAndCanBeDeleted() throws Exception {
    try (Store store = open()) {
      for (int call = 2; call < 6; call++) {
        content(store).write(ID, OWNER, new ByteArrayInputStream(BYTES));
        Content dying = dyingAtCall(store, call);
        assertThatExceptionOfType(Died.class).isThrownBy(() -> dying.delete(ID));
        assertSweepable(store);
      }
    }
  }

  private static Store open() {
    return DynamoDb.open(Tables.fresh(ChunkCrashTest.class), Clock.system()).store();
  }

  private static Content content(Store store) {
    return new ChunkContent(store, Clock.system(), Ids.secure());
  }

  private static Content dyingAtCall(Store store, int number) {
    List<Fault> script = new ArrayList<>(Collections.nCopies(number, Fault.NONE));
    script.add(Fault.DIE_BEFORE);
    return content(new FaultyStore(store, Faults.script(script.toArray(Fault[]::new)), () -> {}));
  }

  private static void assertSweepable(Store store) {
    List<Content.Stored> listed = content(store).list(Optional.empty(), 10);
    assertThat(listed).extracting(Content.Stored::id).containsExactly(ID);
    assertThat(listed).extracting(Content.Stored::owner).containsExactly(OWNER);
    assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> content(store).open(ID, 0, 1));
    content(store).delete(ID);
    assertThat(content(store).list(Optional.empty(), 10)).isEmpty();
    assertThat(store.scan("content:one", Range.all(), 10).items()).isEmpty();
  }
}
