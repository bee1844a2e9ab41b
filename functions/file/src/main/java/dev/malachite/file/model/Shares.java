package dev.malachite.file.model;

import dev.malachite.domain.IsoInstant;
import dev.malachite.domain.ShareName;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.Optional;

/** Finds the share, or the snapshot of one, that a call is about. */
public final class Shares {
  private static final String SNAPSHOT = "sharesnapshot";

  private Shares() {}

  /** Where the share of a call is, if its name can be one. */
  public static Key key(Call call) {
    return FileKeys.share(call.account(), new ShareName(call.container()).value());
  }

  /** The key of the share, and of the snapshot where the call names one. */
  public static Plan plan(Call call) {
    Key share = key(call);
    Optional<Key> snapshot = snapshot(call);
    return snapshot.map(each -> Plan.of(share, each)).orElse(Plan.of(share));
  }

  public static Optional<String> timestamp(Call call) {
    return call.parameter(SNAPSHOT).filter(text -> !text.isEmpty());
  }

  public static Optional<Key> snapshot(Call call) {
    return timestamp(call).map(text -> snapshot(call, SNAPSHOT, text));
  }

  /** Where a snapshot is that a parameter names. */
  public static Key snapshot(Call call, String parameter, String timestamp) {
    return FileKeys.snapshot(key(call), IsoInstant.format(IsoInstant.parse(parameter, timestamp)));
  }

  /** Snapshots are read-only. */
  public static void refuseSnapshot(Call call) {
    timestamp(call)
        .ifPresent(text -> {
          throw MalformedInput.invalidParameter(
              SNAPSHOT, text, "The operation is not supported on a share snapshot.");
        });
  }

  /** The share of a call, which must exist. */
  public static Share require(Call call, View view) {
    return find(key(call), view).orElseThrow(ErrorCode.SHARE_NOT_FOUND::exception);
  }

  public static Optional<Share> find(Key key, View view) {
    return view.item(key).map(ShareCodec::decode).filter(Share::isLive);
  }

  /** The snapshot that a call names, or else the share itself. */
  public static Share requireNamed(Call call, View view) {
    Share share = require(call, view);
    return snapshot(call).map(key -> requireSnapshot(share, key, view)).orElse(share);
  }

  /** A snapshot of this life of the share. */
  public static Share requireSnapshot(Share share, Key key, View view) {
    return find(key, view)
        .filter(snapshot -> snapshot.generation().equals(share.generation()))
        .orElseThrow(ErrorCode.SHARE_SNAPSHOT_NOT_FOUND::exception);
  }
}
