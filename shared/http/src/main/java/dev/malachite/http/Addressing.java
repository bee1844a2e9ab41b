package dev.malachite.http;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.Target;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds service and account of a request: in the host name ({@code account.blob.localhost}) or,
 * failing that, in the port and the first segment of the path ({@code /account/...}).
 */
final class Addressing {
  private static final String SECONDARY = "-secondary";
  private static final Pattern WEBSITE = Pattern.compile("[^.]+(\\.z[0-9]+)?\\.web\\..+");

  private Addressing() {}

  static Target target(Service ofPort, String authority, String method, String rawPath) {
    String[] labels = host(authority).split("\\.", 3);
    Optional<Service> ofHost =
        isWebsite(authority)
            ? Optional.of(Service.BLOB)
            : labels.length == 3 ? service(labels[1]) : Optional.empty();
    return ofHost.isPresent()
        ? target(ofHost.get(), labels[0], method, rawPath, rawPath)
        : pathStyle(ofPort, method, rawPath);
  }

  /** {@code account.web.localhost}, or with a zone as in {@code account.z6.web.localhost}. */
  static boolean isWebsite(String authority) {
    String host = host(authority);
    return host.contains(".web.") && WEBSITE.matcher(host).matches();
  }

  /** Parts of a batch are about its account; clients may leave it out of their paths. */
  static Target partOf(Target batch, String method, String rawPath) {
    String account = "/" + batch.account();
    boolean pathStyle = !batch.rawPath().equals(batch.path()) && rawPath.startsWith(account + "/");
    return new Target(
        batch.service(),
        batch.account(),
        batch.secondary(),
        method,
        rawPath,
        pathStyle ? rawPath.substring(account.length()) : rawPath);
  }

  private static Target pathStyle(Service service, String method, String rawPath) {
    int slash = rawPath.indexOf('/', 1);
    String account =
        slash < 0 ? rawPath.substring(Math.min(1, rawPath.length())) : rawPath.substring(1, slash);
    return target(service, account, method, rawPath, slash < 0 ? "/" : rawPath.substring(slash));
  }

  private static Target target(
      Service service, String name, String method, String rawPath, String path) {
    boolean secondary = name.endsWith(SECONDARY);
    String account = secondary ? name.substring(0, name.length() - SECONDARY.length()) : name;
    return new Target(service, account, secondary, method, rawPath, path);
  }

  private static String host(String authority) {
    int colon = authority.lastIndexOf(':');
    return (colon < 0 ? authority : authority.substring(0, colon)).toLowerCase(Locale.ROOT);
  }

  private static Optional<Service> service(String label) {
    for (Service service : Service.values()) {
      if (service.lowerCase().equals(label)) {
        return Optional.of(service);
      }
    }
    return Optional.empty();
  }
}
