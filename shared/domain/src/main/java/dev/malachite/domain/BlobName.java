package dev.malachite.domain;

import dev.malachite.domain.Malformed.Fault;

/** The name of a blob, decoded; nothing in it is interpreted or normalised. */
public record BlobName(String value) {
  private static final int LONGEST = 1024;
  private static final int MOST_SEGMENTS = 254;

  public BlobName {
    if (value.isEmpty() || value.length() > LONGEST || segments(value) > MOST_SEGMENTS) {
      throw new Malformed(Fault.NAME_LENGTH, "blob", value);
    }
    if (value.indexOf('\0') >= 0 || !Surrogates.arePaired(value)) {
      throw new Malformed(Fault.NAME_CHARACTERS, "blob", value);
    }
  }

  private static int segments(String name) {
    int segments = 1;
    for (int slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
      segments++;
    }
    return segments;
  }

  @Override
  public String toString() {
    return value;
  }
}
