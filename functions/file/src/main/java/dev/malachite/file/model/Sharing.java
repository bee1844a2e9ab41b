package dev.malachite.file.model;

import dev.malachite.protocol.errors.ErrorCode;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** What open handles forbid to the operations of this API. */
public enum Sharing {
  /** Get File, List Ranges. */
  READ,
  /** Put Range, Set File Properties, Set File Metadata. */
  WRITE,
  /** Create File and Copy File over what is there. */
  REPLACE,
  /** Delete File, Rename: no handle may be open. */
  DELETE,
  /** Lease File: only readers may be there. */
  LEASE,
  /** Properties, metadata, lists and lease operations that take nothing. */
  NONE;

  private static final Set<Handle.Right> CHANGES = Set.of(Handle.Right.WRITE, Handle.Right.DELETE);

  /** Throws where a handle is in the way. */
  public void check(Opens opens, Instant now) {
    List<Handle> live = opens.live(now);
    if (opens.deletePending() && !live.isEmpty()) {
      throw ErrorCode.DELETE_PENDING.exception();
    }
    if (live.stream().anyMatch(this::conflicts)) {
      throw ErrorCode.SHARING_VIOLATION.exception();
    }
  }

  private boolean conflicts(Handle handle) {
    return switch (this) {
      case NONE -> false;
      case READ -> !handle.shares(Set.of(Handle.Right.READ));
      case WRITE -> !handle.shares(Set.of(Handle.Right.WRITE));
      case REPLACE -> !handle.shares(CHANGES);
      case DELETE -> true;
      case LEASE -> !handle.shares(CHANGES) || handle.mayAny(CHANGES);
    };
  }

  /** Any locked byte keeps this API from writing. */
  public static void checkLocks(Opens opens, Instant now) {
    if (opens.live(now).stream().anyMatch(handle -> !handle.locks().isEmpty())) {
      throw ErrorCode.FILE_LOCK_CONFLICT.exception();
    }
  }
}
