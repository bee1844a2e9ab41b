package dev.malachite.bench.wire;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs with SharedKey. One per worker: neither the MAC nor the remembered date is shared. */
final class Signer {
  private static final DateTimeFormatter HTTP_DATE =
      DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);
  private static final String[] STANDARD = {
    "content-encoding",
    "content-language",
    "content-length",
    "content-md5",
    "content-type",
    "date",
    "if-modified-since",
    "if-match",
    "if-none-match",
    "if-unmodified-since",
    "range"
  };

  private final String account;
  private final Mac mac;
  private long second;
  private String date = "";

  Signer(String account, String key) {
    this.account = account;
    try {
      mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(Base64.getDecoder().decode(key), "HmacSHA256"));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  String date() {
    long now = System.currentTimeMillis() / 1000;
    if (now != second) {
      second = now;
      date = HTTP_DATE.format(Instant.ofEpochSecond(now));
    }
    return date;
  }

  /** The Authorization header's value, once all other headers are set. */
  String authorization(Exchange exchange, Map<String, String> headers) {
    String text =
        exchange.service() == Service.TABLE
            ? tableText(exchange, headers)
            : text(exchange, headers);
    byte[] signature = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    return "SharedKey " + account + ":" + Base64.getEncoder().encodeToString(signature);
  }

  private String text(Exchange exchange, Map<String, String> headers) {
    StringBuilder text = new StringBuilder(400).append(exchange.method()).append('\n');
    for (String name : STANDARD) {
      String value = headers.getOrDefault(name, "");
      boolean noLength = name.equals("content-length") && value.equals("0");
      text.append(noLength ? "" : value).append('\n');
    }
    headers.forEach((name, value) -> {
      if (name.startsWith("x-ms-")) {
        text.append(name).append(':').append(value).append('\n');
      }
    });
    resource(text, exchange);
    exchange
        .query()
        .forEach((name, value) -> text.append('\n').append(name).append(':').append(value));
    return text.toString();
  }

  private String tableText(Exchange exchange, Map<String, String> headers) {
    StringBuilder text = new StringBuilder(200).append(exchange.method()).append("\n\n");
    text.append(headers.getOrDefault("content-type", "")).append('\n');
    text.append(headers.get("x-ms-date")).append('\n');
    resource(text, exchange);
    return text.toString();
  }

  // The account stands twice: once as the owner, once because addresses are path style.
  private void resource(StringBuilder text, Exchange exchange) {
    text.append('/').append(account).append('/').append(account);
    text.append('/').append(exchange.path());
  }
}
