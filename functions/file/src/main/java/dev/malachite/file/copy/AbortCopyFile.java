package dev.malachite.file.copy;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.CopyState;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Sharing;
import dev.malachite.file.model.Tree;
import dev.malachite.file.model.Usage;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Abort Copy File. */
public final class AbortCopyFile implements Operation {
  private static final String PARAMETER = "copyid";
  private static final Pattern ID =
      Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

  private final FileStore files;

  public AbortCopyFile(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    Key work = CopyWork.key(id(call));
    FilePath path = Tree.path(call);
    Plan plan =
        files
            .tree()
            .change(
                call,
                (share, known) -> {
                  List<Key> more = new ArrayList<>(Usage.keys(share));
                  more.add(work);
                  return more;
                },
                path);
    files.transactions().run(plan, view -> abort(call, path, work, view));
    return Reply.status(204).build();
  }

  private static String id(Call call) {
    String id =
        call.parameter(PARAMETER)
            .filter(text -> !text.isEmpty())
            .orElseThrow(() -> MalformedInput.missingParameter(PARAMETER));
    if (!ID.matcher(id).matches()) {
      throw MalformedInput.invalidParameter(PARAMETER, id);
    }
    return id;
  }

  private Decision<Boolean> abort(Call call, FilePath path, Key key, View view) {
    Place place = files.tree().find(call, path, view);
    Node.Data data = place.requireData();
    Sharing.NONE.check(place.require().opens(), view.now());
    LeaseChecks.write(data.lease(), LeaseTarget.FILE, LeaseChecks.given(call), view.now());
    CopyState state =
        data.copy()
            .filter(CopyState::isPending)
            .orElseThrow(ErrorCode.NO_PENDING_COPY_OPERATION::exception);
    if (!CopyWork.key(state.id()).equals(key)) {
      throw ErrorCode.COPY_ID_MISMATCH.exception();
    }
    CopyWork work = CopyWorkCodec.decode(view.item(key).orElseThrow());
    CopyProgress.Live live = CopyProgress.Live.of(work, place, view).orElseThrow();
    return CopyProgress.end(files, live, state.aborted(view.now()), view);
  }
}
