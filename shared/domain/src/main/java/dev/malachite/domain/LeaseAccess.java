package dev.malachite.domain;

/** Whether a lease lets an operation on its resource through. */
public sealed interface LeaseAccess {
  /** The lease to store with the operation. */
  record Allowed(Lease lease) implements LeaseAccess {}

  record Refused(Reason reason) implements LeaseAccess {}

  /** Why an operation is refused. */
  enum Reason {
    /** An id is given and there is no lease. */
    NOT_PRESENT,
    /** Another id holds the lease. */
    MISMATCH,
    /** There is a lease and no id is given. */
    MISSING,
    /** An id is given and the lease has ended. */
    LOST
  }
}
