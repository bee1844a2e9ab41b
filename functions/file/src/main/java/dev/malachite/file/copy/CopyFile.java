package dev.malachite.file.copy;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.Metadata;
import dev.malachite.file.model.ContentHeaders;
import dev.malachite.file.model.CopyState;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.StoredEntry;
import dev.malachite.file.model.Tree;
import dev.malachite.file.object.NewFile;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceReader;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Optional;

/** Copy File. What is near and small is copied at once, all else in the background. */
public final class CopyFile implements Operation {
  private static final long LARGEST_AT_ONCE = 64L * 1024 * 1024;

  private final FileStore files;
  private final Sources sources;
  private final CopyRunner runner;

  public CopyFile(FileStore files, Sources sources, CopyRunner runner) {
    this.files = files;
    this.sources = sources;
    this.runner = runner;
  }

  private record Request(
      Call call,
      FilePath path,
      CopyProperties properties,
      Metadata given,
      CopySource from,
      SourceFile source,
      CopyState pending) {}

  @Override
  public Reply handle(Call call) {
    BodyLimits.requireEmpty(call.body());
    Shares.refuseSnapshot(call);
    FilePath path = Tree.path(call);
    CopyProperties properties = CopyProperties.of(call);
    Metadata given = MetadataHeaders.read(call.headers());
    View view = files.transactions().read(files.tree().plan(call, path));
    files.tree().find(call, path, view);
    CopySource from = CopySource.ofOwner(sources, call);
    SourceFile source = SourceFile.verify(from);
    CopyState pending =
        CopyState.pending(files.ids().uuid().toString(), from.url().text(), source.length());
    Request request = new Request(call, path, properties, given, from, source, pending);
    Node copied =
        from.isNear() && source.length() <= LARGEST_AT_ONCE ? copyAtOnce(request) : begin(request);
    return reply(copied);
  }

  private static Reply reply(Node file) {
    Reply.Builder reply = Reply.status(202).with(new VersionHeaders(file.version()));
    if (file.kind() instanceof Node.Data data) {
      data.copy().ifPresent(copy -> reply.with(copy.accepted()));
    }
    return reply.build();
  }

  private Node copyAtOnce(Request request) {
    SparseMap empty = SparseMap.create("file", request.source().length(), files.ids());
    SourceReader reader = new SourceReader(request.from(), request.source().etag());
    ByteCopy copy = ByteCopy.of(files, reader, request.source().inRanges(), empty);
    return WholeCopy.run(
        files,
        copy,
        empty,
        map -> {
          CopyState done = request.pending().succeeded(files.transactions().now());
          NewFile file = file(request, map, done);
          return files
              .transactions()
              .run(file.plan(), view -> put(request, file, place(request, view), view));
        });
  }

  private Node begin(Request request) {
    SparseMap empty = SparseMap.create("file", request.source().length(), files.ids());
    NewFile file = file(request, empty, request.pending());
    Node begun = files.transactions().run(file.plan(), view -> begin(request, file, view));
    runner.start(CopyWork.key(request.pending().id()));
    return begun;
  }

  private Decision<Node> begin(Request request, NewFile file, View view) {
    Place place = place(request, view);
    CopyWork work =
        new CopyWork(
            new StoredEntry(Shares.key(request.call()), place.key(), place.nodeKey()),
            request.pending().id(),
            request.from().url().text(),
            request.from().asker(),
            request.source().etag(),
            request.source().inRanges(),
            view.now(),
            file.map(),
            0,
            request.source().length());
    return put(request, file, place, view)
        .put(work.key(), CopyWorkCodec.encode(work), CopyWork.dueAt(view.now()));
  }

  private NewFile file(Request request, SparseMap map, CopyState state) {
    SourceFile source = request.source();
    return new NewFile(
        files,
        request.call(),
        request.path(),
        request.properties().smb(source.headers()),
        request.given().entries().isEmpty()
            ? MetadataHeaders.read(source.headers())
            : request.given(),
        map,
        ContentHeaders.of(source.headers()),
        Optional.of(state));
  }

  private Place place(Request request, View view) {
    return files.tree().find(request.call(), request.path(), view);
  }

  private static Decision<Node> put(Request request, NewFile file, Place place, View view) {
    return file.put(place, request.properties().ignoreReadOnly(), view);
  }
}
