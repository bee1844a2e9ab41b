package dev.malachite.protocol.auth;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;

/** Signs account SAS, for a page that this very server hands out. */
public final class AccountSignature {
  private static final String VERSION = "2020-08-04";
  private static final String SERVICES = "bqtf";
  private static final String RESOURCE_TYPES = "sco";
  private static final String PERMISSIONS = "rwdxylacupft";

  private AccountSignature() {}

  /** A query that opens the whole account until an instant, rounded down to seconds. */
  public static String until(Account account, Instant expiry) {
    String end = expiry.truncatedTo(ChronoUnit.SECONDS).toString();
    String text =
        String.join(
            "\n",
            account.name(),
            PERMISSIONS,
            SERVICES,
            RESOURCE_TYPES,
            "",
            end,
            "",
            "",
            VERSION,
            "");
    String signature = Base64.getEncoder().encodeToString(account.keys().getFirst().sign(text));
    return "sv="
        + VERSION
        + "&ss="
        + SERVICES
        + "&srt="
        + RESOURCE_TYPES
        + "&sp="
        + PERMISSIONS
        + "&se="
        + encoded(end)
        + "&sig="
        + encoded(signature);
  }

  private static String encoded(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}
