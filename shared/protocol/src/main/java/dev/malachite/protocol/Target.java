package dev.malachite.protocol;

/**
 * What a request is about.
 *
 * @param rawPath the path exactly as it came, for signatures
 * @param path the raw path within the account: without the account's name in path style; begins
 *     with a slash
 */
public record Target(
    Service service,
    String account,
    boolean secondary,
    String method,
    String rawPath,
    String path) {}
