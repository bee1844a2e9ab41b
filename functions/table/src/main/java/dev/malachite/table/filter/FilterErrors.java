package dev.malachite.table.filter;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;

/** What is wrong with a filter, and where. */
final class FilterErrors {
  private FilterErrors() {}

  static ApiException syntax(int position, String filter) {
    return invalid("Syntax error at position " + position + " in ''" + filter + "''.");
  }

  static ApiException unterminated(int position, String filter) {
    return invalid(
        "There is an unterminated string literal at position "
            + position
            + " in ''"
            + filter
            + "''.");
  }

  static ApiException literal(String type, int position, String filter) {
    return invalid(
        "Unrecognized '" + type + "' literal at position " + position + " in ''" + filter + "''.");
  }

  static ApiException invalid(String message) {
    return ErrorCode.INVALID_INPUT.exception().message(message);
  }
}
