package dev.malachite.blob.container;

import dev.malachite.blob.model.DefaultScope;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;
import java.util.Optional;

/** x-ms-default-encryption-scope and whether blobs may name another. */
public record DefaultScopeHeaders(DefaultScope scope) implements Reply.Part {
  private static final String SCOPE = "x-ms-default-encryption-scope";
  private static final String DENIED = "x-ms-deny-encryption-scope-override";

  static DefaultScopeHeaders of(Call call) {
    Optional<String> name = call.header(SCOPE).filter(text -> !text.isEmpty());
    Optional<Boolean> denied = call.header(DENIED).map(DefaultScopeHeaders::flag);
    if (denied.isPresent() && name.isEmpty()) {
      throw MalformedInput.missingHeader(SCOPE);
    }
    return new DefaultScopeHeaders(new DefaultScope(name, denied.orElse(false)));
  }

  private static boolean flag(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw MalformedInput.invalidHeader(DENIED, text);
    };
  }

  @Override
  public void writeTo(Reply.Builder reply) {
    reply.header(SCOPE, scope.wireName()).header(DENIED, Boolean.toString(scope.overrideDenied()));
  }
}
