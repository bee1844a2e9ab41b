package dev.malachite.protocol.batch;

import dev.malachite.protocol.Reply;

/** The way back into the pipeline for operations that consist of other requests. */
@FunctionalInterface
public interface Subrequests {
  /** Authenticates, routes, authorizes and answers one request of its own; never throws. */
  Reply answer(HttpRequestPart request);
}
