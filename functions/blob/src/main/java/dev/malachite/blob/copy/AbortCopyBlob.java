package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.CopyState;
import dev.malachite.blob.model.CopyWork;
import dev.malachite.blob.model.CopyWorkCodec;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseTarget;
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

/** Abort Copy Blob. */
public final class AbortCopyBlob implements Operation {
  private static final String PARAMETER = "copyid";
  private static final Pattern ID =
      Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

  private final BlobStore blobs;

  public AbortCopyBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    String id =
        call.parameter(PARAMETER).orElseThrow(() -> MalformedInput.missingParameter(PARAMETER));
    if (!ID.matcher(id).matches()) {
      throw MalformedInput.invalidParameter(PARAMETER, id);
    }
    Key work = CopyWork.key(id);
    Plan blob = BlobWrite.plan(blobs, call);
    blobs.transactions().run(known -> and(blob, known, work), view -> abort(call, work, view));
    return Reply.status(204).build();
  }

  private static List<Key> and(Plan plan, View known, Key more) {
    List<Key> keys = new ArrayList<>(plan.keys(known));
    keys.add(more);
    return keys;
  }

  private Decision<Boolean> abort(Call call, Key key, View view) {
    BlobWrite write = BlobWrite.of(blobs, call, view);
    Blob blob = write.current().orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    Lease lease =
        LeaseChecks.write(blob.lease(), LeaseTarget.BLOB, LeaseChecks.given(call), view.now());
    CopyState state =
        blob.copy()
            .filter(CopyState::isPending)
            .orElseThrow(ErrorCode.NO_PENDING_COPY_OPERATION::exception);
    if (!CopyWork.key(state.id()).equals(key)) {
      throw ErrorCode.COPY_ID_MISMATCH.exception();
    }
    CopyWork work = CopyWorkCodec.decode(view.item(key).orElseThrow().value());
    return CopyProgress.end(blobs, work, blob.withLease(lease), state.aborted(view.now()), view);
  }
}
