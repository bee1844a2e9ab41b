package dev.malachite.domain;

/** What the conditional headers say about an operation. */
public enum ConditionOutcome {
  MET,
  /** A read the client has no need of: 304. */
  NOT_MODIFIED,
  /** 412. */
  NOT_MET,
  /** If-None-Match: * on an operation that creates: 409. */
  ALREADY_EXISTS,
  /** If-None-Match: * on a read: 400. */
  UNSATISFIABLE,
  /** A combination of headers that writes do not take: 400. */
  MULTIPLE_CONDITIONS,
  /** More than one tag in a header of a write: 400. */
  MULTIPLE_ETAGS
}
