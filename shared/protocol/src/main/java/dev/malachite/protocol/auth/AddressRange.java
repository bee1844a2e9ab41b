package dev.malachite.protocol.auth;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.Optional;

/** Addresses a token may be used from, ends included. */
record AddressRange(InetAddress first, InetAddress last) {
  /** One address, or two with a hyphen between them. */
  static Optional<AddressRange> parse(String text) {
    int hyphen = text.indexOf('-');
    try {
      return Optional.of(
          new AddressRange(
              InetAddress.ofLiteral(hyphen < 0 ? text : text.substring(0, hyphen)),
              InetAddress.ofLiteral(text.substring(hyphen + 1))));
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  boolean contains(String address) {
    try {
      byte[] bytes = InetAddress.ofLiteral(address).getAddress();
      return bytes.length == first.getAddress().length
          && bytes.length == last.getAddress().length
          && Arrays.compareUnsigned(first.getAddress(), bytes) <= 0
          && Arrays.compareUnsigned(bytes, last.getAddress()) <= 0;
    } catch (IllegalArgumentException notAnAddress) {
      return false;
    }
  }
}
