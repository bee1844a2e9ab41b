package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.CopyState;
import dev.malachite.blob.object.WriteHeaders;
import dev.malachite.protocol.Reply;
import java.util.Locale;

/** What every accepted copy is answered. */
final class CopyReply {
  private CopyReply() {}

  static Reply.Builder of(Blob blob) {
    CopyState state = blob.copy().orElseThrow();
    return Reply.status(202)
        .with(new WriteHeaders(blob))
        .header("x-ms-copy-id", state.id())
        .header("x-ms-copy-status", state.status().name().toLowerCase(Locale.ROOT));
  }
}
