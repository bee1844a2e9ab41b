package dev.malachite.file.object;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Optional;

/** x-ms-content-length: how long a file is, or is to be. */
public final class FileLength {
  private static final String HEADER = "x-ms-content-length";
  private static final long LARGEST = 4L << 40;
  private static final String TOO_LARGE = "The file size exceeds the maximum permissible limit.";

  private FileLength() {}

  static long require(Call call) {
    return find(call).orElseThrow(() -> MalformedInput.missingHeader(HEADER));
  }

  static Optional<Long> find(Call call) {
    return call.header(HEADER).filter(text -> !text.isEmpty()).map(FileLength::parse);
  }

  private static long parse(String text) {
    if (text.length() > 18 || !text.chars().allMatch(Character::isDigit)) {
      throw MalformedInput.invalidHeader(HEADER, text);
    }
    return checked(Long.parseLong(text));
  }

  /** As long as a file may be. */
  public static long checked(long length) {
    if (length > LARGEST) {
      throw ErrorCode.OUT_OF_RANGE_INPUT.exception().message(TOO_LARGE);
    }
    return length;
  }
}
