package dev.malachite.file.object;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.ContentHeaders;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.NfsProperties;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeReply;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Sharing;
import dev.malachite.file.model.SmbRequest;
import dev.malachite.file.model.Tree;
import dev.malachite.file.model.Usage;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseWriter;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Set File Properties, and with them the length of the file. */
public final class SetFileProperties implements Operation {
  private final FileStore files;
  private final SparseWriter writer;

  public SetFileProperties(FileStore files) {
    this.files = files;
    this.writer = new SparseWriter(files.sparse().settings());
  }

  private record Request(Call call, FilePath path, SmbRequest smb, Optional<Long> length) {}

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    Request request =
        new Request(call, Tree.path(call), SmbRequest.of(call), FileLength.find(call));
    Plan plan = files.tree().change(call, (share, known) -> more(request, share), request.path());
    return files.transactions().run(plan, view -> decide(request, view));
  }

  private static List<Key> more(Request request, Share share) {
    List<Key> keys = new ArrayList<>(request.smb().key(share).stream().toList());
    if (request.length().isPresent()) {
      keys.addAll(Usage.keys(share));
    }
    return keys;
  }

  private Decision<Reply> decide(Request request, View view) {
    Place place = files.tree().find(request.call(), request.path(), view);
    Node file = place.requireFile();
    Node.Data data = place.requireData();
    Sharing.WRITE.check(file.opens(), view.now());
    Lease lease =
        LeaseChecks.write(
            data.lease(), LeaseTarget.FILE, LeaseChecks.given(request.call()), view.now());
    file.requireNoPendingCopy();
    request.smb().requireKey(place.share(), view);
    long growth = request.length().map(length -> length - file.length()).orElse(0L);
    Usage.check(place.share(), growth, view);
    SparseMap map = growth == 0 ? data.map() : resized(data.map(), file, growth, view);
    Node changed =
        file.with(request.smb().update(false, file.smb(), view.now()))
            .with(file.nfs().map(nfs -> NfsProperties.update(request.call(), nfs)))
            .with(
                new Node.Data(
                    map, ContentHeaders.update(request.call(), data.headers()), lease, data.copy()))
            .with(files.changed(view.now()));
    Decision<Reply> decision = Decision.of(NodeReply.of(200, changed).build());
    request.smb().addTo(decision, place.share(), view);
    return new NodeWrites(place, view).replace(decision, changed);
  }

  private SparseMap resized(SparseMap map, Node file, long growth, View view) {
    Sharing.checkLocks(file.opens(), view.now());
    return writer.apply(map, SparseEdit.resize(map.length() + growth), view).map();
  }
}
