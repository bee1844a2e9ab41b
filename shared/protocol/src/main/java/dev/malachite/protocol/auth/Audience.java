package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import java.util.List;
import java.util.Set;

/** The audiences for which tokens for storage are issued in the vendor's clouds. */
final class Audience {
  private static final Set<String> STORAGE =
      Set.of("https://storage.azure.com", "e406a681-f3d4-42a8-90b6-c2b029497af1");
  private static final List<String> SUFFIXES =
      List.of("core.windows.net", "core.chinacloudapi.cn", "core.usgovcloudapi.net");

  private Audience() {}

  static boolean isOf(String audience, Call call) {
    String name = audience.endsWith("/") ? audience.substring(0, audience.length() - 1) : audience;
    return STORAGE.contains(name) || isEndpoint(name, call);
  }

  private static boolean isEndpoint(String name, Call call) {
    String endpoint = "https://" + call.account() + "." + call.service().lowerCase() + ".";
    return name.startsWith(endpoint) && SUFFIXES.contains(name.substring(endpoint.length()));
  }
}
