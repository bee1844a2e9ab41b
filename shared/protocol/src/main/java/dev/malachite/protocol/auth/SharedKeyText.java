package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;

/** The text that a holder of an account key signs. */
final class SharedKeyText {
  private static final String LEAVES_OUT_ZERO_LENGTH = "2015-02-21";
  private static final int TYPICAL_LENGTH = 512;

  private SharedKeyText() {}

  static String full(Call call, Spelling spelling) {
    StringBuilder text = new StringBuilder(TYPICAL_LENGTH);
    line(text, call.method());
    if (call.service() == Service.TABLE) {
      header(text, call, "Content-MD5");
      header(text, call, "Content-Type");
      line(text, RequestDate.of(call));
      CanonicalResource.appendLite(text, call, spelling);
    } else {
      standardHeaders(text, call);
      CanonicalHeaders.append(text, call, spelling);
      CanonicalResource.appendFull(text, call, spelling);
    }
    return text.toString();
  }

  private static void standardHeaders(StringBuilder text, Call call) {
    header(text, call, "Content-Encoding");
    header(text, call, "Content-Language");
    line(text, contentLength(call));
    header(text, call, "Content-MD5");
    header(text, call, "Content-Type");
    line(text, date(call));
    header(text, call, "If-Modified-Since");
    header(text, call, "If-Match");
    header(text, call, "If-None-Match");
    header(text, call, "If-Unmodified-Since");
    header(text, call, "Range");
  }

  static String lite(Call call, Spelling spelling) {
    StringBuilder text = new StringBuilder(TYPICAL_LENGTH);
    if (call.service() == Service.TABLE) {
      line(text, RequestDate.of(call));
    } else {
      line(text, call.method());
      header(text, call, "Content-MD5");
      header(text, call, "Content-Type");
      line(text, date(call));
      CanonicalHeaders.append(text, call, spelling);
    }
    CanonicalResource.appendLite(text, call, spelling);
    return text.toString();
  }

  private static String date(Call call) {
    return call.headers().has("x-ms-date") ? "" : call.header("Date").orElse("");
  }

  private static String contentLength(Call call) {
    String length = call.header("Content-Length").orElse("");
    return length.equals("0") && call.isAtLeast(LEAVES_OUT_ZERO_LENGTH) ? "" : length;
  }

  private static void header(StringBuilder text, Call call, String name) {
    line(text, call.header(name).orElse(""));
  }

  private static void line(StringBuilder text, String value) {
    text.append(value).append('\n');
  }
}
