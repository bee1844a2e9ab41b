package dev.malachite.file.object;

import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.History;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.Optional;

/** What a file was in an earlier snapshot. */
record PreviousFile(FileStore files, Call call, Found newer) {
  private static final String RECREATED =
      "The file has been overwritten or recreated since the previous snapshot was taken.";

  /** Empty where the file did not exist then: all of it is new. */
  Optional<SparseMap> find(String parameter, String timestamp) {
    Key key = Shares.snapshot(call, parameter, timestamp);
    Key shareKey = Shares.key(call);
    View view = files.transactions().read(Plan.of(shareKey, key));
    Share previous = snapshot(Shares.require(call, view), key, view);
    if (Shares.timestamp(call).isPresent() && previous.epoch() > newer.share().epoch()) {
      throw MalformedInput.invalidParameter(parameter, timestamp);
    }
    return older(previous).map(this::sameFile);
  }

  private static Share snapshot(Share share, Key key, View view) {
    return Shares.find(key, view)
        .filter(each -> each.generation().equals(share.generation()))
        .orElseThrow(ErrorCode.PREVIOUS_SNAPSHOT_NOT_FOUND::exception);
  }

  private Optional<Node> older(Share previous) {
    History history = new History(files.store());
    if (call.header("x-ms-file-support-rename").filter("true"::equalsIgnoreCase).isPresent()) {
      return history.follow(previous, newer.node());
    }
    return history.find(previous, newer.path());
  }

  private SparseMap sameFile(Node older) {
    if (older.kind() instanceof Node.Data data && newer.data().map().continues(data.map())) {
      return data.map();
    }
    throw ErrorCode.BLOB_OVERWRITTEN.exception().message(RECREATED);
  }
}
