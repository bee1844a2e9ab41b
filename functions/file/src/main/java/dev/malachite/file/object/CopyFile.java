package dev.malachite.file.object;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.Metadata;
import dev.malachite.file.model.ContentHeaders;
import dev.malachite.file.model.CopyState;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Tree;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceErrors;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.Decision;
import dev.malachite.store.FreshContent;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Optional;

/** Copy File: done when it is answered. */
public final class CopyFile implements Operation {
  private final FileStore files;
  private final Sources sources;

  public CopyFile(FileStore files, Sources sources) {
    this.files = files;
    this.sources = sources;
  }

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    FilePath path = Tree.path(call);
    CopyProperties properties = CopyProperties.of(call);
    Metadata given = MetadataHeaders.read(call.headers());
    View view = files.transactions().read(files.tree().plan(call, path));
    files.tree().find(call, path, view);
    CopySource source = CopySource.ofOwner(sources, call);
    Reply opened = source.open(Optional.empty());
    if (SourceErrors.isRefusal(opened)) {
      throw SourceErrors.unverified(opened);
    }
    long length = FileLength.checked(opened.payload().length());
    Instant since = files.transactions().now();
    SparseMap map = new Filling(files).fill(length, opened.payload());
    CopyState copy =
        new CopyState(
            files.ids().uuid().toString(), source.url().text(), length, files.transactions().now());
    NewFile file =
        new NewFile(
            files,
            call,
            path,
            properties.smb(opened.headers()),
            given.entries().isEmpty() ? MetadataHeaders.read(opened.headers()) : given,
            map,
            ContentHeaders.of(opened.headers()),
            Optional.of(copy));
    FreshContent.require(since, files.transactions().now());
    Node copied = files.transactions().run(file.plan(), each -> put(file, properties, each));
    return Reply.status(202)
        .with(new VersionHeaders(copied.version()))
        .header("x-ms-copy-id", copy.id())
        .header("x-ms-copy-status", CopyState.SUCCESS)
        .build();
  }

  private Decision<Node> put(NewFile file, CopyProperties properties, View view) {
    Place place = files.tree().find(file.call(), file.path(), view);
    return file.put(place, properties.ignoreReadOnly(), view);
  }
}
