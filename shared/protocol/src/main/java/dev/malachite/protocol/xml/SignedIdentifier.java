package dev.malachite.protocol.xml;

import dev.malachite.protocol.auth.AccessPolicy;

/** A stored access policy and its name. */
public record SignedIdentifier(String id, AccessPolicy policy) {}
