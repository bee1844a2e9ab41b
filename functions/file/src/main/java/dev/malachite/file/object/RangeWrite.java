package dev.malachite.file.object;

import dev.malachite.domain.ByteSpan;
import dev.malachite.domain.FilePath;
import dev.malachite.domain.IsoInstant;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Sharing;
import dev.malachite.file.model.Tree;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.sparse.Cleared;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseUpkeep;
import dev.malachite.sparse.SparseWriter;
import dev.malachite.store.Decision;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Unavailable;
import dev.malachite.store.View;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * A write to a range of a file. The bytes are stored first; the commit makes the file refer to
 * them.
 */
final class RangeWrite {
  private static final String KEEP_TIME = "x-ms-file-last-write-time";
  private static final int ATTEMPTS = 8;

  private final FileStore files;
  private final Call call;
  private final FilePath path;
  private final ByteSpan span;
  private final boolean keepsTime;
  private final SparseWriter writer;

  private RangeWrite(FileStore files, Call call, ByteSpan span) {
    this.files = files;
    this.call = call;
    this.path = Tree.path(call);
    this.span = span;
    this.keepsTime = keepsTime(call);
    this.writer = new SparseWriter(files.sparse().settings());
  }

  private record Written(Optional<Node> file, Optional<SparseChange> change) {
    static final Written NOT = new Written(Optional.empty(), Optional.empty());
  }

  static RangeWrite of(FileStore files, Call call) {
    Shares.refuseSnapshot(call);
    String name = call.headers().has("x-ms-range") ? "x-ms-range" : "Range";
    String text = call.header(name).orElseThrow(() -> MalformedInput.missingHeader("x-ms-range"));
    return new RangeWrite(files, call, ByteSpan.parse(name, text));
  }

  private static boolean keepsTime(Call call) {
    String text = call.header(KEEP_TIME).orElse("now");
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "now", "" -> false;
      case "preserve" -> true;
      default -> throw MalformedInput.invalidHeader(KEEP_TIME, text);
    };
  }

  ByteSpan span() {
    return span;
  }

  /** Refuses early, before any bytes are received; tells where they will go. */
  SparseMap check() {
    View view = files.transactions().read(files.tree().plan(call, path));
    return check(files.tree().find(call, path, view), view).map();
  }

  private Node.Data check(Place place, View view) {
    Node file = place.requireFile();
    Node.Data data = place.requireData();
    Sharing.WRITE.check(file.opens(), view.now());
    LeaseChecks.write(data.lease(), LeaseTarget.FILE, LeaseChecks.given(call), view.now());
    Sharing.checkLocks(file.opens(), view.now());
    if (file.smb().isReadOnly()) {
      throw ErrorCode.READ_ONLY_ATTRIBUTE.exception();
    }
    if (span.last() >= file.length()) {
      throw ErrorCode.INVALID_RANGE.exception();
    }
    return data;
  }

  Reply write(RangeContent received) {
    RangeContent content = received;
    try {
      for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        Optional<Reply> reply = attempt(content);
        if (reply.isPresent()) {
          return reply.get();
        }
        content = content.readdressed(files, check().contentOwner(span), span.length());
      }
    } catch (ApiException refused) {
      files.content().delete(content.id());
      throw refused;
    }
    throw new Unavailable("the file is replaced again and again");
  }

  private Optional<Reply> attempt(RangeContent content) {
    FreshContent.require(content.since(), files.transactions().now());
    Written written = commit(map -> SparseEdit.write(map, span, content.id(), 0));
    return written.file().map(file -> reply(file, content.echo()));
  }

  Reply clear() {
    Written written = commit(map -> SparseEdit.clear(span));
    return reply(written.file().orElseThrow(), reply -> {});
  }

  private static Reply reply(Node file, Reply.Part echo) {
    return Reply.status(201)
        .with(new VersionHeaders(file.version()))
        .with(echo)
        .header("x-ms-request-server-encrypted", "true")
        .header("x-ms-file-last-write-time", IsoInstant.format(file.smb().writtenAt()))
        .build();
  }

  private Written commit(Function<SparseMap, SparseEdit> edits) {
    Plan plan = files.tree().plan(call, (share, known) -> slabs(share, edits, known), path);
    Written written = files.transactions().run(plan, view -> decide(edits, view));
    SparseUpkeep upkeep = new SparseUpkeep(files.sparse());
    written.change().ifPresent(upkeep::after);
    written
        .change()
        .map(SparseChange::map)
        .filter(SparseMap::isCrowded)
        .ifPresent(map -> compact(map, upkeep.compact(map)));
    return written;
  }

  private List<Key> slabs(Share share, Function<SparseMap, SparseEdit> edits, View known) {
    return map(share, known)
        .map(map -> List.copyOf(writer.keys(map, edits.apply(map))))
        .orElse(List.of());
  }

  private Optional<SparseMap> map(Share share, View known) {
    if (known.items().isEmpty() || !files.tree().leads(share, path, known)) {
      return Optional.empty();
    }
    return files
        .tree()
        .find(share, path, known)
        .node()
        .map(Node::kind)
        .filter(Node.Data.class::isInstance)
        .map(kind -> ((Node.Data) kind).map())
        .filter(map -> span.last() < map.length());
  }

  private Decision<Written> decide(Function<SparseMap, SparseEdit> edits, View view) {
    Place place = files.tree().find(call, path, view);
    Node.Data data = check(place, view);
    SparseEdit edit = edits.apply(data.map());
    if (!edit.fits(data.map())) {
      return Decision.of(Written.NOT);
    }
    SparseChange change = writer.apply(data.map(), edit, view);
    Lease lease =
        LeaseChecks.write(data.lease(), LeaseTarget.FILE, LeaseChecks.given(call), view.now());
    Node file = place.require();
    Node changed =
        file.with(file.smb().written(view.now(), keepsTime))
            .with(new Node.Data(change.map(), data.headers(), lease, data.copy()))
            .with(files.changed(view.now()));
    Decision<Written> decision =
        Decision.of(new Written(Optional.of(changed), Optional.of(change)));
    return new NodeWrites(place, view).replace(change.addTo(decision), changed);
  }

  private void compact(SparseMap crowded, List<Cleared> compacted) {
    files
        .transactions()
        .run(
            files.tree().plan(call, path),
            view -> {
              Place place = files.tree().find(call, path, view);
              return place
                  .node()
                  .filter(node -> node.kind() instanceof Node.Data)
                  .map(node -> compacted(place, node, crowded, compacted, view))
                  .orElse(Decision.of(false));
            });
  }

  private static Decision<Boolean> compacted(
      Place place, Node file, SparseMap crowded, List<Cleared> compacted, View view) {
    Node.Data data = (Node.Data) file.kind();
    if (!data.map().continues(crowded)) {
      return Decision.of(false);
    }
    SparseMap shorter = data.map().without(compacted);
    Node changed = file.with(new Node.Data(shorter, data.headers(), data.lease(), data.copy()));
    return new NodeWrites(place, view).replace(Decision.of(true), changed);
  }
}
