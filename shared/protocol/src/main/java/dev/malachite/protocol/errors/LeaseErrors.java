package dev.malachite.protocol.errors;

import dev.malachite.domain.LeaseAccess;
import dev.malachite.domain.LeaseRefusal;
import dev.malachite.domain.LeaseTarget;

/** Lease errors name what is leased; shares answer with the codes of containers. */
public final class LeaseErrors {
  private LeaseErrors() {}

  /** Of a lease operation. */
  public static ApiException refused(LeaseRefusal refusal, LeaseTarget target) {
    return switch (refusal) {
      case LEASE_ALREADY_PRESENT -> ErrorCode.LEASE_ALREADY_PRESENT.exception();
      case LEASE_ID_MISMATCH_WITH_LEASE_OPERATION ->
          ErrorCode.LEASE_ID_MISMATCH_WITH_LEASE_OPERATION.exception().message(mismatch(target));
      case LEASE_NOT_PRESENT_WITH_LEASE_OPERATION ->
          ErrorCode.LEASE_NOT_PRESENT_WITH_LEASE_OPERATION.exception().message(absent(target));
      case LEASE_IS_BREAKING_AND_CANNOT_BE_ACQUIRED ->
          ErrorCode.LEASE_IS_BREAKING_AND_CANNOT_BE_ACQUIRED.exception();
      case LEASE_IS_BREAKING_AND_CANNOT_BE_CHANGED ->
          ErrorCode.LEASE_IS_BREAKING_AND_CANNOT_BE_CHANGED.exception();
      case LEASE_IS_BROKEN_AND_CANNOT_BE_RENEWED ->
          ErrorCode.LEASE_IS_BROKEN_AND_CANNOT_BE_RENEWED.exception();
    };
  }

  /** Of any other operation on the leased resource. */
  public static ApiException refused(LeaseAccess.Reason reason, LeaseTarget target) {
    return switch (reason) {
      case NOT_PRESENT -> notPresent(target).exception().message(absent(target));
      case MISMATCH -> idMismatch(target).exception().message(mismatch(target));
      case MISSING -> ErrorCode.LEASE_ID_MISSING.exception().message(missing(target));
      case LOST -> ErrorCode.LEASE_LOST.exception().message(lost(target));
    };
  }

  private static ErrorCode notPresent(LeaseTarget target) {
    return switch (target) {
      case BLOB -> ErrorCode.LEASE_NOT_PRESENT_WITH_BLOB_OPERATION;
      case CONTAINER, SHARE -> ErrorCode.LEASE_NOT_PRESENT_WITH_CONTAINER_OPERATION;
      case FILE -> ErrorCode.LEASE_NOT_PRESENT_WITH_FILE_OPERATION;
    };
  }

  private static ErrorCode idMismatch(LeaseTarget target) {
    return switch (target) {
      case BLOB -> ErrorCode.LEASE_ID_MISMATCH_WITH_BLOB_OPERATION;
      case CONTAINER, SHARE -> ErrorCode.LEASE_ID_MISMATCH_WITH_CONTAINER_OPERATION;
      case FILE -> ErrorCode.LEASE_ID_MISMATCH_WITH_FILE_OPERATION;
    };
  }

  private static String noun(LeaseTarget target) {
    return switch (target) {
      case BLOB -> "blob";
      case CONTAINER -> "container";
      case SHARE -> "file share";
      case FILE -> "file";
    };
  }

  private static String absent(LeaseTarget target) {
    return "There is currently no lease on the " + noun(target) + ".";
  }

  private static String mismatch(LeaseTarget target) {
    return "The lease ID specified did not match the lease ID for the " + noun(target) + ".";
  }

  private static String missing(LeaseTarget target) {
    return "There is currently a lease on the "
        + noun(target)
        + " and no lease ID was specified in the request.";
  }

  private static String lost(LeaseTarget target) {
    return "A lease ID was specified, but the lease for the " + noun(target) + " has expired.";
  }
}
