package dev.malachite.protocol.auth;

/** Where a client gets a token: SDKs read the tenant from it. */
public record Challenge(String tenant) {
  public static final String HEADER = "WWW-Authenticate";

  public String value() {
    return "Bearer authorization_uri=https://login.microsoftonline.com/"
        + tenant
        + "/oauth2/authorize resource_id=https://storage.azure.com";
  }
}
