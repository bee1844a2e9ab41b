package dev.malachite.table.model;

import java.util.Arrays;

/** Bytes as a property. They are not copied: leave them alone. */
public final class BinaryValue implements EdmValue {
  private final byte[] bytes;

  public BinaryValue(byte[] bytes) {
    this.bytes = bytes;
  }

  public byte[] bytes() {
    return bytes;
  }

  @Override
  public String typeName() {
    return "Edm.Binary";
  }

  @Override
  public int size() {
    return bytes.length + 4;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BinaryValue binary && Arrays.equals(binary.bytes, bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return Arrays.toString(bytes);
  }
}
