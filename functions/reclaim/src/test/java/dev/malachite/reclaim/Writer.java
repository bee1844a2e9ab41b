package dev.malachite.reclaim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.store.Unavailable;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Writes, deletes, takes snapshots and reads, in one container with others, blobs of its own. */
final class Writer {
  private static final String[] NAMES = {"a", "b", "c"};

  private final Stage stage;
  private final Random random;
  private final String prefix;
  private final Map<String, byte[]> blobs = new HashMap<>();
  private final Map<String, byte[]> snapshots = new HashMap<>();

  Writer(Stage stage, int number, long seed) {
    this.stage = stage;
    this.random = new Random(seed * 31 + number);
    this.prefix = "/box/" + number;
  }

  void step() {
    String uri = prefix + NAMES[random.nextInt(NAMES.length)];
    try {
      switch (random.nextInt(9)) {
        case 0, 1, 2 -> put(uri);
        case 3 -> blocks(uri);
        case 4 -> snapshot(uri);
        case 5 -> delete(uri);
        case 6 -> pages(uri);
        case 7 -> undelete(uri);
        default -> {}
      }
    } catch (Unavailable tooSlow) {
      // What was stored for the commit became too old, or others were always faster.
      forget(uri);
    }
    check(uri);
  }

  private void put(String uri) {
    long seed = random.nextLong();
    try {
      stage.world().blob("PutBlob", uri, World.bytes(9000, seed));
      blobs.put(uri, World.bytes(9000, seed));
    } catch (ApiException otherType) {
      delete(uri);
    }
  }

  private void blocks(String uri) {
    try {
      stage.block(uri, "aa", 8500);
      stage.block(uri, "bb", 8600);
      stage.blockList(uri, "bb", "aa");
      byte[] both = new byte[8600 + 8500];
      System.arraycopy(World.bytes(8600, 8600), 0, both, 0, 8600);
      System.arraycopy(World.bytes(8500, 8500), 0, both, 8600, 8500);
      blobs.put(uri, both);
    } catch (ApiException otherType) {
      delete(uri);
    }
  }

  private void snapshot(String uri) {
    if (blobs.containsKey(uri)) {
      snapshots.put(uri + "?snapshot=" + stage.snapshot(uri), blobs.get(uri));
    }
  }

  private void pages(String uri) {
    if (!blobs.containsKey(uri)) {
      stage.pageBlob(uri, 2048);
      stage.pages(uri, 512, 1024, 7);
      byte[] all = new byte[2048];
      System.arraycopy(World.bytes(1024, 7), 0, all, 512, 1024);
      blobs.put(uri, all);
    }
  }

  private void delete(String uri) {
    if (blobs.remove(uri) != null) {
      snapshots.keySet().removeIf(each -> each.startsWith(uri + "?"));
      stage.world().blob("DeleteBlob", uri, "x-ms-delete-snapshots", "include");
    }
  }

  // What comes back is what was deleted last, with snapshots that are not counted here.
  private void undelete(String uri) {
    if (!blobs.containsKey(uri)) {
      try {
        stage.world().blob("UndeleteBlob", uri + "?comp=undelete");
        blobs.put(uri, World.read(stage.world().blob("GetBlob", uri)));
      } catch (ApiException nothing) {
        assertThat(nothing.status()).isEqualTo(404);
      }
    }
  }

  private void forget(String uri) {
    blobs.remove(uri);
    snapshots.keySet().removeIf(each -> each.startsWith(uri + "?"));
    try {
      blobs.put(uri, World.read(stage.world().blob("GetBlob", uri)));
    } catch (ApiException missing) {
      assertThat(missing.status()).isEqualTo(404);
    }
  }

  private void check(String uri) {
    if (blobs.containsKey(uri)) {
      assertThat(World.read(stage.world().blob("GetBlob", uri))).isEqualTo(blobs.get(uri));
    }
    snapshots.forEach((each, bytes) -> {
      if (each.startsWith(uri + "?")) {
        assertThat(World.read(stage.world().blob("GetBlob", each))).isEqualTo(bytes);
      }
    });
  }
}
