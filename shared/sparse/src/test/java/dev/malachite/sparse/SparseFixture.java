package dev.malachite.sparse;

import dev.malachite.domain.ByteSpan;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Rule;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.View;
import dev.malachite.store.embedded.Embedded;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** One file with a map, as a service would keep it. */
final class SparseFixture {
  static final Key HEAD = new Key("heads", "file");
  static final SparseShape SMALL = new SparseShape(64, 8);
  static final SparseSettings NEVER_COALESCE = new SparseSettings(Duration.ofHours(24), 100_000);

  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private final Clock clock = () -> now;
  private final Ids ids = Ids.secure();
  private final Embedded embedded = Embedded.memory(clock);
  final SparseStore sparse;
  final SparseReader reader;
  final SparseWriter writer;
  final SparseUpkeep upkeep;
  final SparseReclaim reclaim;

  SparseFixture(SparseSettings settings) {
    this(settings, UnaryOperator.identity(), UnaryOperator.identity());
  }

  SparseFixture(
      SparseSettings settings, UnaryOperator<Store> aroundStore, UnaryOperator<Content> around) {
    Store store = aroundStore.apply(embedded.store());
    Transactions transactions = new Transactions(store, clock, ids);
    Content content = around.apply(embedded.content());
    this.sparse = new SparseStore(store, transactions, content, ids, settings);
    this.reader = new SparseReader(sparse);
    this.writer = new SparseWriter(settings);
    this.upkeep = new SparseUpkeep(sparse);
    this.reclaim = new SparseReclaim(sparse);
  }

  SparseMap create(SparseShape shape, long length) {
    String id = Long.toHexString(ids.unique());
    SparseMap map = SparseMap.empty(SparseKeys.partition("base", id), shape, length);
    Decision<SparseMap> decision = new SparseOwner(map, HEAD).addTo(Decision.of(map));
    sparse.transactions().run(Plan.of(HEAD), view -> decision.put(HEAD, encode(map)));
    return map;
  }

  SparseMap head() {
    return head(sparse.transactions().read(Plan.of(HEAD))).orElseThrow();
  }

  SparseMap write(long from, byte... bytes) {
    SparseMap seen = head();
    ByteSpan span = new ByteSpan(from, from + bytes.length - 1);
    ContentId id = store(seen.contentOwner(span), bytes);
    return edit(SparseEdit.write(seen, span, id, 0), Optional.of(seen));
  }

  SparseMap clear(long from, long to) {
    return edit(SparseEdit.clear(new ByteSpan(from, to - 1)), Optional.empty());
  }

  SparseMap resize(long length) {
    return edit(SparseEdit.resize(length), Optional.empty());
  }

  /** One commit, after one read where the hint names the right map. */
  SparseMap edit(SparseEdit edit, Optional<SparseMap> hint) {
    SparseChange change = commit(edit, hint);
    upkeep.after(change);
    return change.map();
  }

  /** As a process that dies right after its commit. */
  SparseChange commit(SparseEdit edit, Optional<SparseMap> hint) {
    Plan plan = known -> keys(edit, head(known).or(() -> hint));
    return sparse.transactions().run(plan, view -> decide(edit, view));
  }

  ContentId store(Key owner, byte... bytes) {
    ContentId id = new ContentId(ids.uuid().toString());
    try {
      sparse.content().write(id, owner, new ByteArrayInputStream(bytes));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return id;
  }

  void compact() {
    takeOff(upkeep.compact(head()));
  }

  void compact(int left) {
    takeOff(new Compactor(sparse).compact(head(), left));
  }

  private void takeOff(List<Cleared> done) {
    Rule<Boolean> rule =
        view -> Decision.of(true).put(HEAD, encode(head(view).orElseThrow().without(done)));
    sparse.transactions().run(Plan.of(HEAD), rule);
  }

  byte[] read(SparseMap map) {
    return read(map, 0, map.length());
  }

  byte[] read(SparseMap map, long from, long length) {
    try (InputStream stream = reader.open(map, from, length)) {
      return stream.readAllBytes();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  /** As the scheduled job would: everything that is due. */
  void reclaim(Collection<Long> held) {
    List<Key> due = sparse.store().due(now, 10_000);
    due.forEach(key -> reclaim.sweep(key, held));
  }

  List<Key> due() {
    return sparse.store().due(now, 10_000);
  }

  List<ContentId> contents() {
    return sparse.content().list(Optional.empty(), 100_000).stream()
        .map(Content.Stored::id)
        .toList();
  }

  Slab slab(SparseMap map, long index) {
    return SlabCodec.decode(items(SparseKeys.current(map.partition(), index)).getFirst());
  }

  List<Item> items(Key... keys) {
    return new ArrayList<>(sparse.store().read(List.of(keys)).values());
  }

  private Collection<Key> keys(SparseEdit edit, Optional<SparseMap> map) {
    List<Key> keys = new ArrayList<>(List.of(HEAD));
    map.ifPresent(known -> keys.addAll(writer.keys(known, edit)));
    return keys;
  }

  private Decision<SparseChange> decide(SparseEdit edit, View view) {
    SparseChange change = writer.apply(head(view).orElseThrow(), edit, view);
    return change.addTo(Decision.of(change)).put(HEAD, encode(change.map()));
  }

  private static Optional<SparseMap> head(View view) {
    return view.item(HEAD).flatMap(item -> SparseMapCodec.read(new FieldReader(item.value()), 1));
  }

  private static byte[] encode(SparseMap map) {
    FieldWriter fields = new FieldWriter();
    SparseMapCodec.write(fields, 1, map);
    return fields.toBytes();
  }
}
