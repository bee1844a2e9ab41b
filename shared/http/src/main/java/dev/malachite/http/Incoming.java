package dev.malachite.http;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;

/**
 * A request as the wire brought it.
 *
 * @param service the one the port belongs to; a host name may say otherwise
 * @param uri the request target exactly as sent
 */
public record Incoming(
    Service service, String method, String uri, Headers headers, Body body, Peer peer) {}
