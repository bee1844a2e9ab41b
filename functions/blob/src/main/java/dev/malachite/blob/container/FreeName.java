package dev.malachite.blob.container;

import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Key;
import dev.malachite.store.View;

/** Whether a container can take a name: nobody has it, and nobody had it a moment ago. */
final class FreeName {
  private FreeName() {}

  static void require(Key key, View view) {
    view.item(key)
        .map(item -> ContainerCodec.decode(item.value()))
        .ifPresent(old -> refuse(old, view));
  }

  private static void refuse(Container old, View view) {
    if (old.isLive()) {
      throw ErrorCode.CONTAINER_ALREADY_EXISTS.exception();
    }
    if (old.isNameBlocked(view.now())) {
      throw ErrorCode.CONTAINER_BEING_DELETED.exception();
    }
  }
}
