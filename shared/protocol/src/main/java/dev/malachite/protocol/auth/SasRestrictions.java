package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;

/** From where and how a token may be used. */
final class SasRestrictions {
  private SasRestrictions() {}

  static void check(Call call, SasToken token) {
    if (token.has("sip")) {
      checkAddress(token.get("sip"), call.peer().address());
    }
    switch (token.get("spr")) {
      case "", "https,http" -> {}
      case "https" -> {
        if (!call.peer().secure()) {
          throw ErrorCode.AUTHORIZATION_PROTOCOL_MISMATCH.exception();
        }
      }
      default -> throw Failures.malformedToken();
    }
  }

  private static void checkAddress(String range, String address) {
    if (!AddressRange.parse(range).orElseThrow(Failures::malformedToken).contains(address)) {
      throw ErrorCode.AUTHORIZATION_SOURCE_IP_MISMATCH
          .exception()
          .message(
              "This request is not authorized to perform this operation using this source IP "
                  + address
                  + ".");
    }
  }
}
