package dev.malachite.protocol.auth;

import java.time.Instant;

/**
 * What a user delegation key is issued for.
 *
 * @param service the letter of the service
 * @param delegatedTenantId the tenant of the user the key is bound to, empty for none
 */
public record UserDelegationKey(
    String objectId,
    String tenantId,
    Instant start,
    Instant expiry,
    String service,
    String version,
    String delegatedTenantId) {}
