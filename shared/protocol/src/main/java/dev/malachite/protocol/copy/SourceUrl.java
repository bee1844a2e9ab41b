package dev.malachite.protocol.copy;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;
import java.util.Optional;

/**
 * The URL of a source, in the parts that matter.
 *
 * @param text as it was given
 * @param authority host and port
 * @param path raw, begins with a slash
 * @param query raw, without the question mark
 */
public record SourceUrl(String text, boolean secure, String authority, String path, String query) {
  public static final String HEADER = "x-ms-copy-source";
  private static final int LONGEST = 2048;
  private static final String HTTP = "http://";
  private static final String HTTPS = "https://";

  /** From a header that must be there. */
  public static SourceUrl of(Call call) {
    String text = call.header(HEADER).orElseThrow(() -> MalformedInput.missingHeader(HEADER));
    return parse(text).orElseThrow(() -> malformed(HEADER, text));
  }

  /** Empty where it is not an absolute URL that can be asked over HTTP. */
  public static Optional<SourceUrl> parse(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    boolean secure = lower.startsWith(HTTPS);
    boolean legal = text.chars().allMatch(letter -> letter > 0x20 && letter < 0x7f);
    if (text.length() > LONGEST || !legal || !(secure || lower.startsWith(HTTP))) {
      return Optional.empty();
    }
    String rest = cut(text, '#').substring((secure ? HTTPS : HTTP).length());
    String beforeQuery = cut(rest, '?');
    String authority = cut(beforeQuery, '/');
    if (authority.isEmpty() || authority.indexOf('@') >= 0) {
      return Optional.empty();
    }
    String path = beforeQuery.substring(authority.length());
    String query = rest.substring(Math.min(rest.length(), beforeQuery.length() + 1));
    return Query.parse(query)
        .map(legalQuery ->
            new SourceUrl(text, secure, authority, path.isEmpty() ? "/" : path, query));
  }

  private static ApiException malformed(String header, String text) {
    return text.length() > LONGEST
        ? ErrorCode.OUT_OF_RANGE_INPUT.exception()
        : MalformedInput.invalidHeader(header, text);
  }

  private static String cut(String text, char end) {
    int at = text.indexOf(end);
    return at < 0 ? text : text.substring(0, at);
  }

  /** The same source, asked with further parameters. */
  public SourceUrl and(String parameters) {
    String longer = query.isEmpty() ? parameters : query + "&" + parameters;
    return new SourceUrl(text, secure, authority, path, longer);
  }

  /** What a request line holds. */
  public String pathAndQuery() {
    return query.isEmpty() ? path : path + "?" + query;
  }

  public Optional<String> parameter(String name) {
    return Query.parse(query).flatMap(parsed -> parsed.first(name));
  }

  public String host() {
    int colon = authority.lastIndexOf(':');
    boolean literal = authority.endsWith("]");
    return (colon < 0 || literal ? authority : authority.substring(0, colon))
        .toLowerCase(Locale.ROOT);
  }

  public int port() {
    int colon = authority.lastIndexOf(':');
    int usual = secure ? 443 : 80;
    if (colon < 0 || authority.endsWith("]")) {
      return usual;
    }
    String digits = authority.substring(colon + 1);
    return digits.matches("[0-9]{1,5}") ? Integer.parseInt(digits) : usual;
  }
}
