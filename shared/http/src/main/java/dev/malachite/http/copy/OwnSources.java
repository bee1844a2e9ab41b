package dev.malachite.http.copy;

import dev.malachite.http.Incoming;
import dev.malachite.http.Pipeline;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.SourceUrl;
import dev.malachite.protocol.copy.Sources;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Sources in this very process: asked as any client would ask, but for the network. */
public final class OwnSources {
  private final Pipeline pipeline;
  private final OwnNames names;

  private OwnSources(Pipeline pipeline, OwnNames names) {
    this.pipeline = pipeline;
    this.names = names;
  }

  /**
   * Sources that the process answers for.
   *
   * @param services those it has
   * @param ports where it listens, if it does
   */
  public static OwnSources of(
      Pipeline pipeline, Set<Service> services, Map<Integer, Service> ports, String host) {
    return new OwnSources(pipeline, new OwnNames(services, ports, host));
  }

  /** Who answers the request, if the source is here. */
  Optional<Sources> find(SourceRequest request) {
    return names
        .service(request.url(), request.asker())
        .map(service -> known -> fetch(known, service));
  }

  Optional<Call> locate(SourceRequest request) {
    return names
        .service(request.url(), request.asker())
        .map(service -> pipeline.parse(incoming(request, service)));
  }

  private Reply fetch(SourceRequest request, Service service) {
    return pipeline.answerInside(incoming(request, service), request.asker().account());
  }

  private static Incoming incoming(SourceRequest request, Service service) {
    SourceUrl url = request.url();
    return new Incoming(
        service,
        request.method().name(),
        url.pathAndQuery(),
        request.headers(),
        Body.empty(),
        new Peer(request.asker().peer().address(), url.secure(), url.authority()));
  }
}
