package dev.malachite.protocol.errors;

import dev.malachite.domain.Malformed;

/** The API's error for each fault that the parsers of the domain find. */
public final class MalformedInput {
  private static final String NAME_LENGTH =
      "The specified resource name length is not within the permissible limits.";
  private static final String PATH_DEPTH = "File or directory path has too many subdirectories.";

  private MalformedInput() {}

  public static ApiException error(Malformed malformed) {
    return switch (malformed.fault()) {
      case VALUE -> value(malformed.field(), malformed.value());
      case NAME_CHARACTERS -> ErrorCode.INVALID_RESOURCE_NAME.exception();
      case NAME_LENGTH -> ErrorCode.OUT_OF_RANGE_INPUT.exception().message(NAME_LENGTH);
      case PATH_LENGTH -> ErrorCode.INVALID_FILE_OR_DIRECTORY_PATH_NAME.exception();
      case PATH_DEPTH ->
          ErrorCode.INVALID_FILE_OR_DIRECTORY_PATH_NAME.exception().message(PATH_DEPTH);
      case METADATA_NAME_EMPTY ->
          ErrorCode.EMPTY_METADATA_KEY.with("MetadataValue", malformed.value());
      case METADATA_CHARACTERS, METADATA_DUPLICATE -> ErrorCode.INVALID_METADATA.exception();
      case METADATA_SIZE -> ErrorCode.METADATA_TOO_LARGE.exception();
    };
  }

  // Every header that is parsed has a hyphen in its name, and no query parameter has.
  private static ApiException value(String field, String value) {
    return field.indexOf('-') >= 0 || field.equals("Range")
        ? invalidHeader(field, value)
        : invalidParameter(field, value);
  }

  public static ApiException invalidHeader(String name, String value) {
    return ErrorCode.INVALID_HEADER_VALUE.with("HeaderName", name).with("HeaderValue", value);
  }

  public static ApiException missingHeader(String name) {
    return ErrorCode.MISSING_REQUIRED_HEADER.with("HeaderName", name);
  }

  public static ApiException invalidParameter(String name, String value) {
    return invalidParameter(name, value, "Invalid query parameter value.");
  }

  public static ApiException invalidParameter(String name, String value, String reason) {
    return ErrorCode.INVALID_QUERY_PARAMETER_VALUE
        .with("QueryParameterName", name)
        .with("QueryParameterValue", value)
        .with("Reason", reason);
  }

  public static ApiException missingParameter(String name) {
    return ErrorCode.MISSING_REQUIRED_QUERY_PARAMETER.with("QueryParameterName", name);
  }

  public static ApiException parameterOutOfRange(
      String name, String value, long minimum, long maximum) {
    return ErrorCode.OUT_OF_RANGE_QUERY_PARAMETER_VALUE
        .with("QueryParameterName", name)
        .with("QueryParameterValue", value)
        .with("MinimumAllowed", Long.toString(minimum))
        .with("MaximumAllowed", Long.toString(maximum));
  }
}
