package dev.malachite.blob.object;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.CopyState;
import dev.malachite.blob.model.Tier;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Instant;

/** What the state of a blob forbids, whoever asks. */
public final class Guards {
  private Guards() {}

  /** The bytes of an archived blob can be neither read nor changed. */
  public static void requireOnline(Blob blob, Instant now) {
    Tier tier = blob.tier().at(now);
    if (tier.isArchived()) {
      throw tier.rehydration().isPresent()
          ? ErrorCode.BLOB_BEING_REHYDRATED.exception()
          : ErrorCode.BLOB_ARCHIVED.exception();
    }
  }

  public static void requireType(Blob blob, BlobType type) {
    if (blob.type() != type) {
      throw ErrorCode.INVALID_BLOB_TYPE.exception();
    }
  }

  /**
   * What incremental copies go to has no other use: it is neither read nor written, its snapshots
   * are.
   */
  public static void requireOrdinary(Blob blob) {
    if (blob.copy().filter(CopyState::incremental).isPresent()) {
      throw ErrorCode.OPERATION_NOT_ALLOWED_ON_INCREMENTAL_COPY_BLOB.exception();
    }
  }

  public static void requireNoPendingCopy(Blob blob) {
    if (blob.copy().filter(copy -> copy.status() == CopyState.Status.PENDING).isPresent()) {
      throw ErrorCode.PENDING_COPY_OPERATION.exception();
    }
  }

  /** Legal holds and policies that are not over keep a blob as it is. */
  public static void requireMutable(Blob blob, Instant now) {
    if (blob.protection().legalHold()) {
      throw ErrorCode.BLOB_IMMUTABLE_DUE_TO_LEGAL_HOLD.exception();
    }
    if (isProtected(blob, now)) {
      throw ErrorCode.BLOB_IMMUTABLE_DUE_TO_POLICY.exception();
    }
  }

  public static boolean isProtected(Blob blob, Instant now) {
    return blob.protection().legalHold()
        || blob.protection().immutableUntil().filter(now::isBefore).isPresent();
  }
}
