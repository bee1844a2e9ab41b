package dev.malachite.store.reclaim;

import dev.malachite.store.ContentId;
import dev.malachite.store.Key;

/** Who knows whether content is still referred to, given the owner it was stored with. */
public interface References {
  boolean knows(Key owner);

  /**
   * Whether anything refers to the content. Where nothing does, nothing will: those who store
   * content refer to it within {@link dev.malachite.store.FreshContent#LONGEST_UPLOAD}.
   */
  boolean hold(Key owner, ContentId content);
}
