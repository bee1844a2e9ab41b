package dev.malachite.protocol.auth;

/**
 * What an operation needs.
 *
 * @param account permissions of an account SAS
 * @param service permissions of a service or user delegation SAS
 * @param anonymous how public a container has to be for everybody
 * @param bearerOnly whether nothing but a bearer token will do
 */
public record Access(
    ResourceType resourceType,
    PermissionRule account,
    PermissionRule service,
    PublicAccess.Level anonymous,
    boolean bearerOnly) {

  /**
   * Reads one permission rule for every kind of SAS, or two, separated by a semicolon: the first
   * for account SAS, the second for service and user delegation SAS.
   */
  public static Access of(ResourceType resourceType, String permissions) {
    int semicolon = permissions.indexOf(';');
    String account = semicolon < 0 ? permissions : permissions.substring(0, semicolon);
    String service = semicolon < 0 ? permissions : permissions.substring(semicolon + 1);
    return new Access(
        resourceType,
        PermissionRule.parse(account),
        PermissionRule.parse(service),
        PublicAccess.Level.NONE,
        false);
  }

  /** Also open to everybody where the container is at least this public. */
  public Access openAt(PublicAccess.Level level) {
    return new Access(resourceType, account, service, level, bearerOnly);
  }

  public Access onlyBearer() {
    return new Access(resourceType, account, service, anonymous, true);
  }
}
