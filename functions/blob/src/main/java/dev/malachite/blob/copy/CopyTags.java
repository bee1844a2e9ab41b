package dev.malachite.blob.copy;

import dev.malachite.blob.tag.TagSet;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.CopySource;
import dev.malachite.protocol.copy.SourceErrors;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;
import java.util.Map;

/**
 * Which tags a copy gets: those of the request, or those of the source where the request says so.
 */
final class CopyTags {
  private static final String OPTION = "x-ms-copy-source-tag-option";

  private CopyTags() {}

  /** Before anything is read: whether the tags of the source are wanted. */
  static boolean areCopied(Call call) {
    String option = call.header(OPTION).orElse("REPLACE");
    return switch (option.toUpperCase(Locale.ROOT)) {
      case "REPLACE" -> false;
      case "COPY" -> {
        if (call.header("x-ms-tags").isPresent()) {
          throw ErrorCode.BOTH_USER_TAGS_AND_SOURCE_TAGS_COPY_PRESENT_EXCEPTION.exception();
        }
        yield true;
      }
      default -> throw MalformedInput.invalidHeader(OPTION, option);
    };
  }

  static Map<String, String> of(CopySource source) {
    Reply reply = source.detail("comp=tags");
    if (SourceErrors.isRefusal(reply)) {
      throw SourceErrors.unverified(reply);
    }
    return TagSet.read(reply.payload().stream().get());
  }
}
