package dev.malachite.http;

import dev.malachite.protocol.Reply;
import java.time.Instant;

/**
 * A finished answer and what the log says of it.
 *
 * @param operation the operation's id, or a dash where none was found
 * @param error the error code, or a dash
 */
public record Answer(
    Reply reply, Instant start, String requestId, String operation, String error) {}
