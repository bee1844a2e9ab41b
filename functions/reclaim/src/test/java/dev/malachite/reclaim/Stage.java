package dev.malachite.reclaim;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.malachite.blob.model.BlobSettings;
import dev.malachite.domain.ByteSpan;
import dev.malachite.domain.FilePath;
import dev.malachite.file.handle.OpenHandle;
import dev.malachite.file.handle.OpenRequest;
import dev.malachite.file.model.Handle;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseSettings;
import dev.malachite.sparse.SparseWriter;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Decision;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyContent;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.Key;
import dev.malachite.store.Transactions;
import dev.malachite.store.embedded.Embedded;
import dev.malachite.store.embedded.Snapshots;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A store in memory, a process on it, and the short ways to leave residue. */
final class Stage {
  /** Long enough for every grace and retention, and what follows from each. */
  private static final List<Duration> STEPS =
      Stream.of(2, 26, 26, 26, 200, 2, 26, 26, 750, 2, 26, 26, 26).map(Duration::ofHours).toList();

  /** Where time passes with every call a run must not end for that. */
  private static final ReclaimSettings UNHURRIED =
      new ReclaimSettings(
          Duration.ofDays(1000),
          Duration.ofHours(24),
          Duration.ofDays(2),
          Duration.ofDays(1),
          Duration.ofDays(30));

  /** A state of the store to go back to. */
  record Mark(Snapshots states, Instant now) {
    private static final String NAME = "mark";
  }

  /** A state of the store, told from others by what was changed so far. */
  record Moment(long commits, int contents, Instant now) {
    Moment at(Instant time) {
      return new Moment(commits, contents, time);
    }
  }

  private final TestClock clock;
  private final SeededIds ids;
  private final ListingStore store;
  private final Content content;
  private final World world;
  private final BlobSettings settings;
  private final Snapshots snapshots;

  Stage(long seed, BlobSettings settings) {
    this.clock = new TestClock();
    this.settings = settings;
    Embedded memory = Embedded.memory(clock);
    this.ids = new SeededIds(seed);
    this.store = new ListingStore(memory.store());
    this.content = memory.content();
    this.snapshots = memory.snapshots();
    this.world = new World(store, content, clock, ids, settings);
  }

  private Stage(Stage other, ListingStore store, Content content) {
    this.clock = other.clock;
    this.settings = other.settings;
    this.ids = other.ids;
    this.store = store;
    this.content = content;
    this.snapshots = other.snapshots;
    this.world = new World(store, content, clock, ids, settings);
  }

  /** Another process on the same store that takes turns with others. */
  Stage turning(Turns turns, int actor) {
    return new Stage(
        this,
        new ListingStore(new TurnStore(store, turns, actor)),
        new TurnContent(content, turns, actor));
  }

  Reclaim reclaim() {
    return Reclaim.of(
        new Reclaim.Surroundings(store, content, clock, ids, world.sources()), UNHURRIED);
  }

  static Stage of(Scenario scenario) {
    Stage stage = new Stage(scenario.ordinal(), scenario.settings());
    scenario.play(stage);
    return stage;
  }

  Mark mark() {
    snapshots.take(Mark.NAME);
    ids.beginAnew();
    return new Mark(snapshots, clock.now());
  }

  /** Everything is as it was, and goes on as it did. */
  void goBack(Mark mark) {
    mark.states().restore(Mark.NAME);
    clock.set(mark.now());
    ids.beginAnew();
  }

  Moment moment() {
    int contents = content.list(Optional.empty(), Integer.MAX_VALUE).size();
    return new Moment(store.commits(), contents, clock.now());
  }

  World world() {
    tick();
    return world;
  }

  ListingStore store() {
    return store;
  }

  Content content() {
    return content;
  }

  TestClock clock() {
    return clock;
  }

  void tick() {
    clock.advance(Duration.ofSeconds(1));
  }

  /** A process that reclaims, with faults. */
  Reclaim reclaim(Faults faults) {
    return Reclaim.of(
        new Reclaim.Surroundings(
            new FaultyStore(store, faults, () -> {}),
            new FaultyContent(content, faults, () -> {}),
            clock,
            ids,
            world.sources()),
        ReclaimSettings.STANDARD);
  }

  Set<String> residue() {
    return Reachability.residue(store, content, clock.now());
  }

  Set<String> lost() {
    return Reachability.lost(store, content, clock.now());
  }

  /** Lets all graces pass, and reclaims meanwhile. */
  void settle() {
    settleWith(reclaim(Faults.script()));
  }

  void settleWith(Reclaim reclaim) {
    for (Duration step : STEPS) {
      clock.advance(step);
      reclaim.run();
    }
  }

  void queue(String name) {
    world().queue("CreateQueue", "/" + name, "");
  }

  void message(String queue, String text, int seconds) {
    world()
        .queue(
            "PutMessage",
            "/" + queue + "/messages?messagettl=" + seconds,
            "<QueueMessage><MessageText>" + text + "</MessageText></QueueMessage>");
  }

  void table(String name) {
    world().table("CreateTable", "/Tables", "{\"TableName\":\"" + name + "\"}");
  }

  void entity(String table, String row, int size) {
    StringBuilder properties = new StringBuilder();
    for (int part = 0; part * 30_000 < size; part++) {
      properties.append(",\"P%d\":\"%s\"".formatted(part, "v".repeat(Math.min(size, 30_000))));
    }
    world()
        .table(
            "InsertOrReplaceEntity",
            "/" + table + "(PartitionKey='p',RowKey='" + row + "')",
            "{\"PartitionKey\":\"p\",\"RowKey\":\"" + row + "\"" + properties + "}");
  }

  void container(String name) {
    world().blob("CreateContainer", "/" + name + "?restype=container");
  }

  void put(String uri, int length, long seed, String... headers) {
    world().blob("PutBlob", uri, World.bytes(length, seed), headers);
  }

  String snapshot(String uri) {
    return world()
        .blob("SnapshotBlob", uri + "?comp=snapshot")
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }

  void block(String uri, String name, int length) {
    String id = Base64.getEncoder().encodeToString(name.getBytes(UTF_8));
    world().blob("PutBlock", uri + "?comp=block&blockid=" + id, World.bytes(length, length));
  }

  void blockList(String uri, String... names) {
    StringBuilder list = new StringBuilder("<BlockList>");
    for (String name : names) {
      String id = Base64.getEncoder().encodeToString(name.getBytes(UTF_8));
      list.append("<Latest>").append(id).append("</Latest>");
    }
    world()
        .blob(
            "PutBlockList",
            uri + "?comp=blocklist",
            list.append("</BlockList>").toString().getBytes(UTF_8));
  }

  void append(String uri, int blocks) {
    for (int block = 0; block < blocks; block++) {
      world().blob("AppendBlock", uri + "?comp=appendblock", World.bytes(600, block));
    }
  }

  void pageBlob(String uri, int length) {
    world().blob("PutPageBlob", uri, "x-ms-blob-content-length", Integer.toString(length));
  }

  void pages(String uri, int from, int length, long seed) {
    world()
        .blob(
            "PutPage",
            uri + "?comp=page",
            World.bytes(length, seed),
            "x-ms-range",
            "bytes=" + from + "-" + (from + length - 1));
  }

  void retain(int days) {
    String document =
        "<StorageServiceProperties><DeleteRetentionPolicy><Enabled>true</Enabled><Days>"
            + days
            + "</Days></DeleteRetentionPolicy></StorageServiceProperties>";
    world()
        .blob(
            "SetBlobServiceProperties",
            "/?restype=service&comp=properties",
            document.getBytes(UTF_8));
  }

  void rename(String from, String to) {
    world()
        .blob(
            "RenameContainer",
            "/" + to + "?restype=container&comp=rename",
            "x-ms-source-container-name",
            from);
  }

  void restore(String name) {
    String list =
        new String(
            World.read(world().blob("ListContainers", "/?comp=list&include=deleted")), UTF_8);
    Matcher version =
        Pattern.compile("<Name>" + name + "</Name>.*?<Version>(.*?)</Version>").matcher(list);
    if (!version.find()) {
      throw new AssertionError("not listed: " + list);
    }
    world()
        .blob(
            "RestoreContainer",
            "/" + name + "?restype=container&comp=undelete",
            "x-ms-deleted-container-name",
            name,
            "x-ms-deleted-container-version",
            version.group(1));
  }

  /** What an upload left that died before its commit. */
  void orphan(String partition, String sort) {
    store(new Key(partition, sort));
  }

  private ContentId store(Key owner) {
    tick();
    ContentId id = new ContentId(ids.uuid().toString());
    try {
      content.write(id, owner, new ByteArrayInputStream(World.bytes(5000, 1)));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return id;
  }

  /** What a copy left that died before a file had its bytes. */
  void orphanPages() {
    SparseMap map = SparseMap.create("file", 1 << 20, ids);
    ByteSpan span = new ByteSpan(0, 4999);
    SparseEdit edit = SparseEdit.write(map, span, store(map.contentOwner(span)), 0);
    SparseWriter writer = new SparseWriter(SparseSettings.STANDARD);
    new Transactions(store, clock, ids)
        .run(
            known -> writer.keys(map, edit),
            view -> writer.apply(map, edit, view).addTo(Decision.of(true)));
  }

  void pendingCopy(String uri) {
    world().blob("CopyBlob", uri, "x-ms-copy-source", World.FAR + "/box/a");
  }

  void share(String name) {
    world().file("CreateShare", "/" + name + "?restype=share");
  }

  void file(String uri, int length) {
    world()
        .file(
            "CreateFile",
            uri,
            "x-ms-type",
            "file",
            "x-ms-content-length",
            Integer.toString(length));
  }

  void range(String uri, int from, int length, long seed) {
    world()
        .file(
            "PutRange",
            uri + "?comp=range",
            World.bytes(length, seed),
            "x-ms-write",
            "update",
            "x-ms-range",
            "bytes=" + from + "-" + (from + length - 1));
  }

  String shareSnapshot(String share) {
    return world()
        .file("SnapshotShare", "/" + share + "?restype=share&comp=snapshot")
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }

  void open(String share, String path, boolean deleteOnClose) {
    EnumSet<Handle.Right> all = EnumSet.allOf(Handle.Right.class);
    OpenHandle handle =
        world()
            .files()
            .handles()
            .open(
                new OpenRequest(
                    World.ACCOUNT,
                    share,
                    FilePath.parse(path, FilePath.TrailingDots.TRIM),
                    all,
                    all,
                    new OpenRequest.Client("10.0.0.1", "client", "7")));
    if (deleteOnClose) {
      world.files().handles().markForDelete(handle);
    }
  }

  void lease(String operation, String uri) {
    world().blob(operation, uri, "x-ms-lease-action", "acquire", "x-ms-lease-duration", "15");
  }
}
