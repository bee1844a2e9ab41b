package dev.malachite.protocol.batch;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** An operation that consists of other requests. */
public interface BatchOperation extends Operation {
  Reply handle(Call call, Subrequests subrequests);

  @Override
  default Reply handle(Call call) {
    throw new IllegalStateException("a batch needs a way to answer its parts");
  }
}
