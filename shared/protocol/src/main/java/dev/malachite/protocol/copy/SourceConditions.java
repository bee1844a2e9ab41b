package dev.malachite.protocol.copy;

import dev.malachite.domain.Conditions;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import java.util.List;

/** What a request demands of its source, as the headers of a read of it. */
public final class SourceConditions {
  private static final String PREFIX = "x-ms-source-";
  private static final String TAGS = "x-ms-source-if-tags";
  private static final List<String> NAMES =
      List.of("If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since");

  private SourceConditions() {}

  public static Headers of(Call call) {
    // Parsed for its refusals: a condition that cannot be read must not be passed on.
    Conditions.parse(PREFIX, call::header);
    Headers.Builder headers = Headers.builder();
    for (String name : NAMES) {
      call.header(PREFIX + name).ifPresent(value -> headers.add(name, value));
    }
    call.header(TAGS).ifPresent(value -> headers.add("x-ms-if-tags", value));
    return headers.build();
  }

  /** Whether only the tags can have been the reason of a refusal. */
  public static boolean areOfTagsOnly(Call call) {
    return call.header(TAGS).isPresent()
        && NAMES.stream().noneMatch(name -> call.header(PREFIX + name).isPresent());
  }
}
