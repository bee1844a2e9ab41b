package dev.malachite.file.object;

import dev.malachite.domain.ByteSpan;
import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseWriter;
import dev.malachite.store.FreshContent;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** The bytes that a file has from the beginning, stored before the file. */
record FirstBytes(FileStore files, RangeContent stored, SparseChange change) {
  private static final long LARGEST = 4 * 1024 * 1024;

  static Optional<FirstBytes> receive(FileStore files, Call call, SparseMap map) {
    long length = call.body().length().orElse(0);
    if (length == 0) {
      return Optional.empty();
    }
    if (length > map.length()) {
      throw ErrorCode.INVALID_RANGE.exception();
    }
    ByteSpan span = new ByteSpan(0, length - 1);
    RangeContent content = RangeContent.receive(files, call, map.contentOwner(span), LARGEST);
    SparseEdit edit = SparseEdit.write(map, span, content.id(), 0);
    View nothing = new View(Map.of(), files.transactions().now());
    SparseChange change = new SparseWriter(files.sparse().settings()).apply(map, edit, nothing);
    return Optional.of(new FirstBytes(files, content, change));
  }

  Reply.Part echo() {
    return stored.echo();
  }

  void requireFresh(Instant now) {
    FreshContent.require(stored.since(), now);
  }

  SparseMap map() {
    return change.map();
  }

  void discard() {
    files.content().delete(stored.id());
  }
}
