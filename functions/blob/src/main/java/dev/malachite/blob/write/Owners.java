package dev.malachite.blob.write;

import dev.malachite.protocol.Call;
import dev.malachite.store.Key;

/** Whom stored bytes belong to until something refers to them. */
public final class Owners {
  private Owners() {}

  /** By name, because the container's generation is not known yet: reclaim looks the name up. */
  public static Key of(Call call) {
    return new Key("blob/" + call.account() + "/" + call.container(), call.object());
  }
}
