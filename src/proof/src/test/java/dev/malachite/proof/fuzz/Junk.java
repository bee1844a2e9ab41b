package dev.malachite.proof.fuzz;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;

/** Values that no sound client sends, and some that look almost right. */
final class Junk {
  private static final List<String> VALUES =
      List.of(
          "",
          " ",
          "0",
          "1",
          "-1",
          "+1",
          "01",
          "1.5",
          "512",
          "4294967296",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "99999999999999999999999999",
          "1e400",
          "NaN",
          "0x10",
          "true",
          "TRUE",
          "false",
          "null",
          "*",
          "\"",
          "\"\"",
          "\"x\"",
          "W/\"x\"",
          "\"a\",\"b\"",
          "%",
          "%00",
          "%zz",
          "%E9",
          "%F0%9F%98%80",
          "é",
          "日本",
          "\uD83D\uDE00",
          "\uFFFE",
          "ſ",
          "\u0130",
          "a".repeat(1100),
          "a".repeat(9000),
          "x".repeat(70_000),
          "bytes=0-",
          "bytes=5-1",
          "bytes=-0",
          "bytes=-5",
          "bytes=0-9223372036854775807",
          "bytes=9223372036854775807-",
          "bytes=a-b",
          "bytes=0-1,5-9",
          "bytes=0-511",
          "bytes=512-1023",
          "bytes=1-2",
          "Thu, 01 Jan 1970 00:00:00 GMT",
          "Mon, 16 Nov 2026 00:00:00 GMT",
          "Fri, 31 Dec 9999 23:59:59 GMT",
          "Thu, 99 Foo 2026 25:61:61 GMT",
          "2026-11-16T00:00:00Z",
          "2026-11-16T00:00:00.0000000Z",
          "2026-02-30T00:00:00Z",
          "-999999999-01-01T00:00:00Z",
          "+1000000000-12-31T23:59:59Z",
          "9999-12-31T23:59:59.9999999Z",
          "now",
          "preserve",
          "inherit",
          "AAAA",
          "QUFB",
          "====",
          "Q",
          "00000000-0000-0000-0000-000000000000",
          "00000000-0000-4000-8000-000000000001",
          "{00000000-0000-4000-8000-000000000001}",
          "../..",
          "..",
          ".",
          "a/b",
          "a\\b",
          "/",
          "//",
          "<x>",
          "<![CDATA[x]]>",
          "&amp;",
          "&#0;",
          "&#x110000;",
          "&lol;",
          "]]>",
          "'",
          "''",
          "' or 1 eq 1",
          "a eq",
          "(((((((((((",
          "a eq 'b' and ".repeat(60) + "a eq 'b'",
          "not ".repeat(300) + "true",
          "(".repeat(3000),
          "[".repeat(3000),
          "{\"a\":".repeat(3000),
          "a=1&b=2",
          "a=1&a=2",
          "=",
          "&&&",
          "key=" + "v".repeat(300),
          "\"a\" = '1'",
          "@container = 'box'",
          "BlockBlob",
          "PageBlob",
          "AppendBlob",
          "Hot",
          "Archive",
          "P10",
          "http://localhost:10000/account/box/large",
          "http://localhost:10000/account/box/none",
          "http://[::1",
          "http://",
          "ftp://a/b",
          "http://a:99999/b",
          "application/json;odata=nometadata",
          "application/atom+xml",
          "text/plain; charset=\"",
          "multipart/mixed",
          "multipart/mixed; boundary=",
          "multipart/mixed; boundary=\"b",
          "gzip",
          "2015-02-21",
          "2099-01-01",
          "1900-01-01",
          "AES256",
          "ReadOnly",
          "None|Hidden",
          "0777",
          "99999",
          "S:(",
          "O:SYG:SYD:(A;;FA;;;SY)",
          "return-content",
          "3.0;NetFx",
          "XSM/1.0; properties=crc64",
          "100-continue",
          "snapshots,metadata,versions,deleted",
          "include",
          "only",
          "SharedKey account:AAAA",
          "Bearer x.y.z");

  private Junk() {}

  static String value(SplittableRandom random) {
    return random.nextInt(12) == 0 ? letters(random) : VALUES.get(random.nextInt(VALUES.size()));
  }

  /** As it stands in a path: mostly encoded, sometimes as it is. */
  static String encoded(SplittableRandom random) {
    String value = value(random);
    boolean raw = value.chars().allMatch(letter -> letter > ' ' && letter < 0x7f);
    return raw && random.nextInt(3) == 0 ? value : URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  private static String letters(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    int length = random.nextInt(30);
    for (int i = 0; i < length; i++) {
      text.append((char) (' ' + random.nextInt(0x5f)));
    }
    return text.toString();
  }
}
