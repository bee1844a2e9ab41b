package dev.malachite.protocol.errors;

import dev.malachite.protocol.Service;
import java.time.Instant;

/**
 * What an error body tells about its request.
 *
 * @param xml whether the operation speaks XML: all but those on tables and entities
 */
public record ErrorContext(
    Service service, String requestId, Instant time, boolean head, boolean xml) {}
