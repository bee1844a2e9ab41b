package dev.malachite.domain;

import java.time.Instant;

/** What conditional headers are compared with. */
public record ResourceVersion(ETag etag, Instant lastModified) {}
