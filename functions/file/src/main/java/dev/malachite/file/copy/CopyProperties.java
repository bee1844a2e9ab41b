package dev.malachite.file.copy;

import dev.malachite.file.model.SmbRequest;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;

/** Which properties of a source its copy has. */
record CopyProperties(SmbRequest given, boolean setArchive, boolean ignoreReadOnly) {
  private static final String MODE = "x-ms-file-permission-copy-mode";

  static CopyProperties of(Call call) {
    String mode = call.header(MODE).orElse("source").toLowerCase(Locale.ROOT);
    if (!mode.equals("source") && !mode.equals("override")) {
      throw MalformedInput.invalidHeader(MODE, mode);
    }
    return new CopyProperties(
        SmbRequest.of(call),
        call.header("x-ms-file-copy-set-archive").filter("false"::equalsIgnoreCase).isEmpty(),
        call.header("x-ms-file-copy-ignore-readonly").filter("true"::equalsIgnoreCase).isPresent());
  }

  /** What is not given is as the source has it. */
  SmbRequest smb(Headers source) {
    return given.orElse(SmbRequest.copied(source)).archived(setArchive);
  }
}
