package dev.malachite.domain;

/** Thrown by every parser of this package: which input, what it held, and what is wrong with it. */
public final class Malformed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What is wrong; each becomes one error of the API. */
  public enum Fault {
    VALUE,
    NAME_CHARACTERS,
    NAME_LENGTH,
    PATH_LENGTH,
    PATH_DEPTH,
    METADATA_NAME_EMPTY,
    METADATA_CHARACTERS,
    METADATA_DUPLICATE,
    METADATA_SIZE
  }

  private final Fault fault;
  private final String field;
  private final String value;

  public Malformed(Fault fault, String field, String value) {
    super(fault + " " + field);
    this.fault = fault;
    this.field = field;
    this.value = value;
  }

  static Malformed value(String field, String value) {
    return new Malformed(Fault.VALUE, field, value);
  }

  public Fault fault() {
    return fault;
  }

  public String field() {
    return field;
  }

  public String value() {
    return value;
  }
}
