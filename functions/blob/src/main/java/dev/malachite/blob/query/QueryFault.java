package dev.malachite.blob.query;

/** A problem with the data, told to the client in the stream of results. */
final class QueryFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean fatal;
  private final String name;

  private QueryFault(boolean fatal, String name, String description) {
    super(description, null, false, false);
    this.fatal = fatal;
    this.name = name;
  }

  /** The blob is not in the format that the request says. */
  static QueryFault parse(String description) {
    return new QueryFault(true, "ParseError", description);
  }

  /** A row lacks the column; others may have it. */
  static QueryFault ordinal(String column) {
    return new QueryFault(false, "InvalidColumnOrdinal", "There is no column " + column + ".");
  }

  static QueryFault column(String column) {
    return new QueryFault(false, "InvalidColumnName", "There is no column " + column + ".");
  }

  /** A value of a row cannot be what the expression needs. */
  static QueryFault type(String description) {
    return new QueryFault(false, "InvalidTypeConversion", description);
  }

  boolean isFatal() {
    return fatal;
  }

  String name() {
    return name;
  }

  String description() {
    return String.valueOf(getMessage());
  }
}
