package dev.malachite.protocol.errors;

import java.util.LinkedHashMap;
import java.util.Map;

/** An entry of the error table on its way to the one mapper that writes it. */
public final class ApiException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final ErrorCode code;
  private final int status;
  private final String text;
  // Not serialised: the exception never leaves the process.
  private final transient Map<String, String> details;
  private final transient Map<String, String> headers;

  ApiException(ErrorCode code) {
    this(code, code.status(), code.message(), Map.of(), Map.of());
  }

  private ApiException(
      ErrorCode code,
      int status,
      String text,
      Map<String, String> details,
      Map<String, String> headers) {
    super(code.code(), null, false, false);
    this.code = code;
    this.status = status;
    this.text = text;
    this.details = details;
    this.headers = headers;
  }

  /** The same code, where the service sends it with another status. */
  public ApiException status(int other) {
    return new ApiException(code, other, text, details, headers);
  }

  /** The same code, where the service sends it with another text. */
  public ApiException message(String other) {
    return new ApiException(code, status, other, details, headers);
  }

  /** With one more element in the body, after the message. */
  public ApiException with(String element, String value) {
    return new ApiException(code, status, text, and(details, element, value), headers);
  }

  /** With one more header beside the body. */
  public ApiException header(String name, String value) {
    return new ApiException(code, status, text, details, and(headers, name, value));
  }

  private static Map<String, String> and(Map<String, String> all, String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(all);
    more.put(name, value);
    return more;
  }

  public ErrorCode code() {
    return code;
  }

  public int status() {
    return status;
  }

  public String text() {
    return text;
  }

  public Map<String, String> details() {
    return details;
  }

  public Map<String, String> headers() {
    return headers;
  }
}
