package dev.malachite.sparse;

import dev.malachite.domain.ByteSpan;

/** Bytes that are written, or (in a comparison of two versions) were and are not any more. */
public record SparseRange(ByteSpan span, boolean cleared) {}
