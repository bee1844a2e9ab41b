package dev.malachite.console;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import io.vertx.ext.web.RoutingContext;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who may use what is on the management port. A page of another site could make a browser send
 * requests here, or give its own name this address; both are told by what the browser says of
 * itself.
 */
public final class Visitors {
  private static final Pattern ADDRESS =
      Pattern.compile("localhost|.+\\.localhost|[0-9.]+|\\[[0-9a-f:.]+]");

  private Visitors() {}

  /** Lets a page be opened from anywhere, as long as nobody else's name leads here. */
  public static void admit(RoutingContext context) {
    if (isAddress(authority(context.request()))) {
      context.next();
    } else {
      refuse(context, "Open it by its address: another site may have given its name to it.");
    }
  }

  /** Lets only this server's own pages, and programs, ask for data. */
  public static void admitOwn(RoutingContext context) {
    HttpServerRequest request = context.request();
    boolean own =
        isOwnOrigin(request.getHeader("Origin"), authority(request))
            && isOwnSite(request.getHeader("Sec-Fetch-Site"));
    if (own) {
      context.next();
    } else {
      refuse(context, "Pages of other sites are not answered.");
    }
  }

  /** The host header, or what HTTP/2 has in its place. */
  static String authority(HttpServerRequest request) {
    HostAndPort authority = request.authority();
    return authority == null ? "" : authority.toString();
  }

  static boolean isAddress(String authority) {
    int colon = authority.lastIndexOf(':');
    boolean port = colon > authority.lastIndexOf(']');
    String host = port ? authority.substring(0, colon) : authority;
    return ADDRESS.matcher(host.toLowerCase(Locale.ROOT)).matches();
  }

  static boolean isOwnOrigin(@Nullable String origin, String authority) {
    return origin == null
        || origin.equals("http://" + authority)
        || origin.equals("https://" + authority);
  }

  static boolean isOwnSite(@Nullable String site) {
    return site == null || site.equals("same-origin") || site.equals("none");
  }

  private static void refuse(RoutingContext context, String reason) {
    context
        .response()
        .setStatusCode(403)
        .putHeader("Content-Type", "text/plain; charset=utf-8")
        .end(reason + "\n");
  }
}
