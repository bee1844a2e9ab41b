package dev.malachite.table.entity;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.table.model.EntityTag;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The condition on the version that is replaced. */
record IfMatch(String tag) {
  private static final String NAME = "If-Match";
  private static final Pattern FORM = Pattern.compile("(W/)?\"[^\"]*\"");

  static Optional<IfMatch> of(Headers headers, String method) {
    if (headers.has("If-None-Match")) {
      throw ErrorCode.INVALID_INPUT
          .exception()
          .message("If-None-Match HTTP header cannot be specified for " + method + " operations.");
    }
    List<String> given = headers.all(NAME);
    return given.isEmpty() ? Optional.empty() : Optional.of(parse(String.join(",", given)));
  }

  private static IfMatch parse(String given) {
    String tag = given.strip();
    if (!tag.equals(EntityTag.ANY) && !FORM.matcher(tag).matches()) {
      throw ErrorCode.INVALID_INPUT
          .exception()
          .message(
              "The etag value '"
                  + given
                  + "' specified in one of the request headers is not valid. Please make sure only"
                  + " one etag value is specified and is valid.");
    }
    return new IfMatch(tag);
  }

  void require(Instant timestamp) {
    boolean met = tag.equals(EntityTag.ANY) || EntityTag.of(timestamp).equals(normal());
    if (!met) {
      throw ErrorCode.UPDATE_CONDITION_NOT_SATISFIED.exception();
    }
  }

  // Clients unescape the colons, or escape them their own way.
  private String normal() {
    return tag.replace(":", "%3A").replace("%3a", "%3A");
  }
}
