package dev.malachite.blob.block;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Base64;

/** The names of blocks: up to 64 bytes in Base64. */
public final class BlockId {
  private static final int LONGEST = 64;

  private BlockId() {}

  public static String of(Call call) {
    String text =
        call.parameter("blockid").orElseThrow(() -> MalformedInput.missingParameter("blockid"));
    if (!isLegal(text)) {
      throw ErrorCode.INVALID_BLOCK_ID.exception();
    }
    return text;
  }

  static boolean isLegal(String text) {
    try {
      int length = Base64.getDecoder().decode(text).length;
      return length > 0 && length <= LONGEST;
    } catch (IllegalArgumentException notBase64) {
      return false;
    }
  }
}
