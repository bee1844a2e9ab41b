package dev.malachite.file.object;

import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Found;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;

/** Abort Copy File: copies are done when they are answered, so there is never one to abort. */
public final class AbortCopyFile implements Operation {
  private final FileStore files;

  public AbortCopyFile(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    if (call.parameter("copyid").filter(text -> !text.isEmpty()).isEmpty()) {
      throw MalformedInput.missingParameter("copyid");
    }
    Found found = Found.of(files, call);
    LeaseChecks.write(found.node().lease(), LeaseTarget.FILE, LeaseChecks.given(call), found.now());
    throw ErrorCode.NO_PENDING_COPY_OPERATION.exception();
  }
}
