package dev.malachite.store;

/** What may go wrong with one call. */
public enum Fault {
  NONE,
  /** The call never arrives; the caller cannot tell. */
  FAIL_BEFORE,
  /** The call takes effect, and then times out. */
  LOSE_ANSWER,
  /** The call is refused, and the caller knows it. */
  THROTTLE,
  /** The call arrives late. */
  STALL_BEFORE,
  /** The answer arrives late. */
  STALL_AFTER,
  /** The process ends before the call. */
  DIE_BEFORE,
  /** The process ends after the call took effect. */
  DIE_AFTER
}
