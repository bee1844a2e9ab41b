package dev.malachite.file.handle;

import dev.malachite.domain.LeaseStatus;
import dev.malachite.file.model.ByteLock;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Handle;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Opens;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Instant;
import java.util.Set;

/** What handles forbid to one another. */
final class HandleRules {
  private static final Set<Handle.Right> CHANGES = Set.of(Handle.Right.WRITE, Handle.Right.DELETE);

  private HandleRules() {}

  static void checkOpen(Node node, OpenRequest request, Instant now) {
    if (node.opens().deletePending()) {
      throw ErrorCode.DELETE_PENDING.exception();
    }
    if (node.opens().live(now).stream().anyMatch(handle -> conflicts(handle, request))) {
      throw ErrorCode.SHARING_VIOLATION.exception();
    }
    boolean changes = request.access().stream().anyMatch(CHANGES::contains);
    if (changes && node.lease().status(now) == LeaseStatus.LOCKED) {
      throw ErrorCode.SHARING_VIOLATION.exception();
    }
    if (node.smb().isReadOnly() && request.access().contains(Handle.Right.WRITE)) {
      throw ErrorCode.READ_ONLY_ATTRIBUTE.exception();
    }
  }

  // Each must let the other do what it is there for.
  private static boolean conflicts(Handle handle, OpenRequest request) {
    return !handle.shares(request.access()) || !request.shared().containsAll(handle.access());
  }

  static void checkLock(Opens opens, Handle own, ByteLock lock, Instant now) {
    boolean taken =
        opens.live(now).stream()
            .filter(handle -> !handle.id().equals(own.id()))
            .flatMap(handle -> handle.locks().stream())
            .anyMatch(lock::conflictsWith);
    if (taken) {
      throw ErrorCode.FILE_LOCK_CONFLICT.exception();
    }
  }

  static void checkDelete(Node node, Handle handle) {
    boolean isRoot = node.id().equals(FileKeys.ROOT);
    if (isRoot || !handle.mayAny(Set.of(Handle.Right.DELETE))) {
      throw ErrorCode.CANNOT_DELETE_FILE_OR_DIRECTORY.exception();
    }
    if (node.smb().isReadOnly()) {
      throw ErrorCode.READ_ONLY_ATTRIBUTE.exception();
    }
  }
}
