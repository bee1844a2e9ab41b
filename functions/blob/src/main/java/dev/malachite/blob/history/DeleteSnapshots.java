package dev.malachite.blob.history;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;

/** x-ms-delete-snapshots: what becomes of the snapshots of a blob that is deleted. */
enum DeleteSnapshots {
  REFUSE,
  INCLUDE,
  ONLY;

  static final String HEADER = "x-ms-delete-snapshots";

  static DeleteSnapshots of(Call call) {
    return call.header(HEADER).map(DeleteSnapshots::parse).orElse(REFUSE);
  }

  private static DeleteSnapshots parse(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "include" -> INCLUDE;
      case "only" -> ONLY;
      default -> throw MalformedInput.invalidHeader(HEADER, text);
    };
  }
}
