package dev.malachite.blob.append;

import dev.malachite.blob.write.Numbers;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.OptionalLong;

/** Where a block must land, and how far the blob may reach then. */
record AppendConditions(OptionalLong position, OptionalLong maximum) {
  static AppendConditions of(Call call) {
    return new AppendConditions(
        Numbers.of(call, "x-ms-blob-condition-appendpos"),
        Numbers.of(call, "x-ms-blob-condition-maxsize"));
  }

  void requirePosition(long length) {
    if (position.isPresent() && position.getAsLong() != length) {
      throw ErrorCode.APPEND_POSITION_CONDITION_NOT_MET.exception();
    }
  }

  void requireRoom(long length, long more) {
    if (maximum.isPresent() && length + more > maximum.getAsLong()) {
      throw ErrorCode.MAX_BLOB_SIZE_CONDITION_NOT_MET.exception();
    }
  }
}
