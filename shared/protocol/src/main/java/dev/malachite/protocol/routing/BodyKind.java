package dev.malachite.protocol.routing;

/** What a request carries. */
public enum BodyKind {
  NONE,
  XML,
  JSON,
  BYTES,
  MULTIPART
}
