package dev.malachite.http.copy;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.store.Unavailable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The sources of a process: the services need them before the server that answers for them is
 * built.
 */
public final class ServerSources implements Sources {
  private record Opened(OwnSources own, Sources others) {}

  private volatile @Nullable Opened opened;

  /** From now on: what is here is read here, what is not is left to the others. */
  public void open(OwnSources own, Sources others) {
    opened = new Opened(own, others);
  }

  @Override
  public Reply fetch(SourceRequest request) {
    Opened sources = opened();
    return sources.own().find(request).orElse(sources.others()).fetch(request);
  }

  @Override
  public Optional<Call> locate(SourceRequest request) {
    return opened().own().locate(request);
  }

  @Override
  public boolean isNear(SourceRequest request) {
    return opened().own().find(request).isPresent();
  }

  private Opened opened() {
    Opened sources = opened;
    if (sources == null) {
      throw new Unavailable("the server is not open yet");
    }
    return sources;
  }
}
