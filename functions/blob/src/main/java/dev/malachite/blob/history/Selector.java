package dev.malachite.blob.history;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.domain.IsoInstant;
import dev.malachite.domain.Malformed;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which state of a blob a request is about: the current one, a snapshot or a version. */
public record Selector(Optional<String> snapshot, Optional<String> version) {
  private static final String SNAPSHOT = "snapshot";
  private static final String VERSION = "versionid";

  /** What was found. */
  public record Selected(Key key, Blob blob, boolean current, Optional<Past> past) {}

  public static Selector of(Call call) {
    Optional<String> snapshot = time(call, SNAPSHOT);
    Optional<String> version = time(call, VERSION);
    if (snapshot.isPresent() && version.isPresent()) {
      throw ErrorCode.MUTUALLY_EXCLUSIVE_QUERY_PARAMETERS.exception();
    }
    return new Selector(snapshot, version);
  }

  public static Selector ofSnapshot(String id) {
    return new Selector(Optional.of(id), Optional.empty());
  }

  private static Optional<String> time(Call call, String parameter) {
    return call.parameter(parameter)
        .filter(text -> !text.isEmpty())
        .map(text -> {
          try {
            return IsoInstant.format(IsoInstant.parse(parameter, text));
          } catch (Malformed malformed) {
            throw MalformedInput.invalidParameter(parameter, text);
          }
        });
  }

  public boolean isBase() {
    return snapshot.isEmpty() && version.isEmpty();
  }

  /** Container, blob and, where one is meant, the snapshot or version, in one read. */
  public Plan plan(BlobStore blobs, Call call) {
    Plan blob = blobs.containers().blob(call);
    return isBase()
        ? blob
        : known -> {
          List<Key> keys = new ArrayList<>(blob.keys(known));
          if (keys.size() > 1) {
            keys.add(pastKey(keys.get(1)));
          }
          return keys;
        };
  }

  /** Where it is while it is deleted: what was the blob itself can be named like a snapshot. */
  List<Key> deletedKeys(Key blob) {
    return snapshot.isPresent()
        ? List.of(pastKey(blob), PastKeys.of(blob, Past.Kind.BASE, snapshot.get()))
        : List.of(pastKey(blob));
  }

  private Key pastKey(Key blob) {
    return snapshot
        .map(id -> PastKeys.of(blob, Past.Kind.SNAPSHOT, id))
        .orElseGet(() -> PastKeys.of(blob, Past.Kind.VERSION, version.orElseThrow()));
  }

  /** The state that is meant, if it exists and is not deleted. */
  public Optional<Selected> find(BlobStore blobs, Call call, View view) {
    Key key = blobs.containers().blobKey(call, blobs.containers().require(call, view));
    Optional<Blob> blob = BlobCodec.find(key, view);
    if (isBase() || isCurrentVersion(blob)) {
      return blob.map(each -> new Selected(key, each, true, Optional.empty()));
    }
    return History.find(pastKey(key), view)
        .filter(Past::isLive)
        .filter(past -> !past.isLiveSnapshot() || History.hasSnapshots(key, view))
        .map(past -> new Selected(pastKey(key), past.blob(), false, Optional.of(past)));
  }

  private boolean isCurrentVersion(Optional<Blob> blob) {
    return version.isPresent() && blob.flatMap(Blob::versionId).equals(version);
  }
}
