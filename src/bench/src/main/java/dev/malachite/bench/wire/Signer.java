package dev.malachite.bench.wire;

import dev.malachite.bench.wire.Fields.Field;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs with SharedKey. One per thread: neither the MAC nor the remembered date is shared. */
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
  private final StringBuilder text = new StringBuilder(1024);
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
  String authorization(Exchange exchange) {
    text.setLength(0);
    text.append(exchange.method()).append('\n');
    if (exchange.service() == Service.TABLE) {
      forTables(exchange);
    } else {
      forOthers(exchange);
    }
    byte[] signature = mac.doFinal(text.toString().getBytes(StandardCharsets.UTF_8));
    return "SharedKey " + account + ":" + Base64.getEncoder().encodeToString(signature);
  }

  private void forOthers(Exchange exchange) {
    for (String name : STANDARD) {
      String value = exchange.headers().get(name);
      boolean noLength = name.equals("content-length") && value.equals("0");
      text.append(noLength ? "" : value).append('\n');
    }
    for (Field header : exchange.headers().all()) {
      if (header.name().startsWith("x-ms-")) {
        text.append(header.name()).append(':').append(header.value()).append('\n');
      }
    }
    resource(exchange);
    for (Field parameter : exchange.query().all()) {
      text.append('\n').append(parameter.name()).append(':').append(parameter.value());
    }
  }

  private void forTables(Exchange exchange) {
    text.append('\n').append(exchange.headers().get("content-type")).append('\n');
    text.append(exchange.headers().get("x-ms-date")).append('\n');
    resource(exchange);
  }

  // The account stands twice: once as the owner, once because addresses are path style.
  private void resource(Exchange exchange) {
    text.append('/').append(account).append('/').append(account);
    text.append('/').append(exchange.path());
  }
}
