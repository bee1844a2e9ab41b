package dev.malachite.file.object;

import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Sharing;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Get File Properties. */
public final class GetFileProperties implements Operation {
  private final FileStore files;

  public GetFileProperties(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Found found = Found.file(files, call, Sharing.NONE);
    Reply.Builder reply =
        Reply.status(200)
            .with(new FileHeaders(found.node(), found.now()))
            .header("Content-Length", found.node().length());
    if (found.node().kind() instanceof Node.Data data) {
      reply.header("Content-MD5", data.headers().md5());
    }
    return reply.build();
  }
}
