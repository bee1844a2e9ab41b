package dev.malachite.protocol.copy;

import dev.malachite.protocol.Headers;

/** A read of a source: GET or HEAD, nothing that could lead to another copy. */
public record SourceRequest(Method method, SourceUrl url, Headers headers, Asker asker) {
  /** The only verbs. */
  public enum Method {
    GET,
    HEAD
  }
}
