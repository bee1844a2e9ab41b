package dev.malachite.file.model;

import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.Key;
import java.time.Instant;
import java.util.Optional;

/**
 * A file, a directory or a link as stored in the entry of its directory.
 *
 * @param name as it was given, in its case
 * @param id names it for as long as it lives
 * @param epoch how many snapshots the share had when it was last written
 * @param history where the state is kept that the snapshots before saw
 */
public record Node(
    String name,
    String id,
    String parentId,
    ResourceVersion version,
    Metadata metadata,
    SmbProperties smb,
    Optional<NfsProperties> nfs,
    Opens opens,
    long epoch,
    Optional<Key> history,
    Kind kind) {

  /** What it is. */
  public sealed interface Kind {}

  /**
   * A directory; its entries are stored under its id.
   *
   * @param mark of those who are about to delete it, unless something is created in it first; empty
   *     if nobody is
   */
  public record Directory(String mark) implements Kind {
    public static final Directory UNMARKED = new Directory("");
  }

  /** A file and its bytes. */
  public record Data(SparseMap map, ContentHeaders headers, Lease lease, Optional<CopyState> copy)
      implements Kind {}

  public record SymbolicLink(String text) implements Kind {}

  /** One of several names of a file, which is stored under its id. */
  public record HardLink() implements Kind {}

  public boolean isDirectory() {
    return kind instanceof Directory;
  }

  /** A file that was marked for deletion is gone once the last handle is closed or has expired. */
  public boolean isGone(Instant now) {
    return opens.deletePending() && opens.live(now).isEmpty();
  }

  public boolean isListed() {
    return !opens.deletePending();
  }

  /** The length of a file, zero for everything else. */
  public long length() {
    return kind instanceof Data data ? data.map().length() : 0;
  }

  public Lease lease() {
    return kind instanceof Data data ? data.lease() : Lease.NONE;
  }

  /** Nobody else writes what is being copied into. */
  public void requireNoPendingCopy() {
    if (kind instanceof Data data && data.copy().filter(CopyState::isPending).isPresent()) {
      throw ErrorCode.PENDING_COPY_OPERATION.exception();
    }
  }

  public Node with(Kind other) {
    return new Node(name, id, parentId, version, metadata, smb, nfs, opens, epoch, history, other);
  }

  public Node with(Lease lease) {
    return kind instanceof Data data
        ? with(new Data(data.map(), data.headers(), lease, data.copy()))
        : this;
  }

  public Node with(ResourceVersion other) {
    return new Node(name, id, parentId, other, metadata, smb, nfs, opens, epoch, history, kind);
  }

  public Node with(Metadata other) {
    return new Node(name, id, parentId, version, other, smb, nfs, opens, epoch, history, kind);
  }

  public Node with(SmbProperties other) {
    return new Node(name, id, parentId, version, metadata, other, nfs, opens, epoch, history, kind);
  }

  public Node with(Optional<NfsProperties> other) {
    return new Node(name, id, parentId, version, metadata, smb, other, opens, epoch, history, kind);
  }

  public Node with(Opens other) {
    return new Node(name, id, parentId, version, metadata, smb, nfs, other, epoch, history, kind);
  }

  /** The same under another name, perhaps in another directory. */
  public Node moved(String newName, String newParentId) {
    return new Node(
        newName, id, newParentId, version, metadata, smb, nfs, opens, epoch, history, kind);
  }

  public Node at(long newEpoch, Optional<Key> newHistory) {
    return new Node(
        name, id, parentId, version, metadata, smb, nfs, opens, newEpoch, newHistory, kind);
  }
}
