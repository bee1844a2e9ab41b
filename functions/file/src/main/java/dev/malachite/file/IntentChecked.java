package dev.malachite.file;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.errors.MalformedInput;

/** With a token, a request must say that it means to pass over the permissions of single files. */
record IntentChecked(Operation operation) implements Operation {
  private static final String INTENT = "x-ms-file-request-intent";

  @Override
  public Reply handle(Call call) {
    if (call.principal() instanceof Principal.User && !call.headers().has(INTENT)) {
      throw MalformedInput.missingHeader(INTENT);
    }
    return operation.handle(call);
  }

  @Override
  public String name() {
    return operation.name();
  }
}
