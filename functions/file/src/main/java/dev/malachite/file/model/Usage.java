package dev.malachite.file.model;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.util.List;

/**
 * How many bytes the files of a share have, counted in stripes so that writers seldom meet: exact
 * as a sum, while two writers that fill the last of the quota at once may both succeed.
 */
public final class Usage {
  private Usage() {}

  public static long total(Share share, View view) {
    return FileKeys.usage(share).stream().mapToLong(key -> count(key, view)).sum();
  }

  /** What must be read besides the file whose length changes. */
  public static List<Key> keys(Share share) {
    return FileKeys.usage(share);
  }

  /** Throws where a growth does not fit into the quota. */
  public static void check(Share share, long growth, View view) {
    if (growth > 0 && total(share, view) + growth > share.settings().quotaBytes()) {
      throw ErrorCode.OUT_OF_RANGE_INPUT
          .exception()
          .message("The file does not fit into the quota of the share.");
    }
  }

  public static <T> Decision<T> add(
      Decision<T> decision, Share share, Key file, long growth, View view) {
    if (growth != 0) {
      Key key = FileKeys.usage(share, file);
      decision.put(key, new FieldWriter().put(1, count(key, view) + growth).toBytes());
    }
    return decision;
  }

  private static long count(Key key, View view) {
    return view.item(key)
        .map(item -> new FieldReader(item.value()).number(1).orElseThrow())
        .orElse(0L);
  }
}
