package dev.malachite.blob.tag;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Map;
import java.util.Optional;

/** x-ms-if-tags: the operation goes on only where the tags of the blob match. */
public record TagCondition(Optional<TagExpression> expression) {
  private static final String HEADER = "x-ms-if-tags";

  public static TagCondition of(Call call) {
    return of(call, HEADER);
  }

  public static TagCondition of(Call call, String header) {
    return new TagCondition(call.header(header).map(text -> parse(header, text)));
  }

  private static TagExpression parse(String header, String text) {
    try {
      return TagParser.condition(text);
    } catch (TagSyntax broken) {
      throw MalformedInput.invalidHeader(header, text);
    }
  }

  public boolean isMet(Map<String, String> tags) {
    return expression.isEmpty() || expression.get().matches(tags);
  }

  public void check(Map<String, String> tags) {
    if (!isMet(tags)) {
      throw ErrorCode.CONDITION_NOT_MET.exception().status(412);
    }
  }
}
