package dev.malachite.protocol.auth;

import java.time.Instant;
import java.util.Optional;

/** A stored access policy: whatever it leaves open, the token has to say. */
public record AccessPolicy(
    Optional<Instant> start, Optional<Instant> expiry, Optional<String> permissions) {}
