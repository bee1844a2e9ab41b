package dev.malachite.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** How fields lie in bytes: a varint of number and kind, then the value. */
final class Wire {
  static final int NUMBER = 0;
  static final int FIXED = 1;
  static final int BYTES = 2;
  static final int KIND_BITS = 3;
  static final int MAX_TAG = (1 << 28) - 1;
  static final int MAX_VARINT_BYTES = 10;
  static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private Wire() {}

  static long zigzag(long number) {
    return (number << 1) ^ (number >> 63);
  }

  static long unzigzag(long encoded) {
    return (encoded >>> 1) ^ -(encoded & 1);
  }

  static int varintBytes(long value) {
    return value == 0 ? 1 : (70 - Long.numberOfLeadingZeros(value)) / 7;
  }
}
