package dev.malachite.proof.world;

import dev.malachite.http.Incoming;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.Sources;
import java.util.Optional;

/** Copies read from the process itself; the port in the address tells which service. */
final class InsideSources implements Sources {
  private Front front;

  void open(Front built) {
    front = built;
  }

  @Override
  public Reply fetch(SourceRequest request) {
    return front.pipeline().answerInside(incoming(request), request.asker().account());
  }

  @Override
  public Optional<Call> locate(SourceRequest request) {
    return Optional.of(front.pipeline().parse(incoming(request)));
  }

  private static Incoming incoming(SourceRequest request) {
    String authority = request.url().authority();
    Service service = authority.endsWith(":10003") ? Service.FILE : Service.BLOB;
    return new Incoming(
        service,
        request.method().name(),
        request.url().pathAndQuery(),
        request.headers(),
        Body.empty(),
        new Peer("127.0.0.1", request.url().secure(), authority));
  }
}
