package dev.malachite.file.copy;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.SourceUrl;
import dev.malachite.protocol.copy.Sources;
import java.util.Optional;
import java.util.regex.Pattern;

/** Clients of this service escape the slashes in the paths of sources; they mean slashes. */
public record SlashedSources(Sources sources) implements Sources {
  private static final Pattern ESCAPED = Pattern.compile("%2[Ff]");

  @Override
  public Reply fetch(SourceRequest request) {
    return sources.fetch(slashed(request));
  }

  @Override
  public Optional<Call> locate(SourceRequest request) {
    return sources.locate(slashed(request));
  }

  @Override
  public boolean isNear(SourceRequest request) {
    return sources.isNear(slashed(request));
  }

  private static SourceRequest slashed(SourceRequest request) {
    SourceUrl url = request.url();
    SourceUrl slashed =
        new SourceUrl(url.text(), url.secure(), url.authority(), slashed(url.path()), url.query());
    return new SourceRequest(request.method(), slashed, request.headers(), request.asker());
  }

  private static String slashed(String path) {
    return ESCAPED.matcher(path).replaceAll("/");
  }
}
