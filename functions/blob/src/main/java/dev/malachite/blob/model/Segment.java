package dev.malachite.blob.model;

import dev.malachite.store.ContentId;

/**
 * A run of bytes in a block or append blob.
 *
 * @param blockId as the client named it, in Base64; empty for what was never a block
 */
public record Segment(String blockId, ContentId content, long offset, long length) {}
