package dev.malachite.http.copy;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.copy.Asker;
import dev.malachite.protocol.copy.SourceUrl;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tells which URLs lead to this process, and to which of the services it has. */
record OwnNames(Set<Service> services, Map<Integer, Service> ports, String host) {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final String LOCAL_SUFFIX = "localhost";

  Optional<Service> service(SourceUrl url, Asker asker) {
    return ofHostName(url, asker)
        .or(() -> sameAddress(url, asker))
        .or(() -> ofPort(url, asker))
        .filter(services::contains);
  }

  // account.blob.suffix, where the client came by such a name itself.
  private static Optional<Service> ofHostName(SourceUrl url, Asker asker) {
    String[] labels = url.host().split("\\.", 3);
    if (labels.length < 3) {
      return Optional.empty();
    }
    String[] known = host(asker).split("\\.", 3);
    boolean ours =
        labels[2].equals(LOCAL_SUFFIX) || (known.length == 3 && labels[2].equals(known[2]));
    return ours ? named(labels[1]) : Optional.empty();
  }

  // Behind a proxy the name and port that the client knows need not be those listened on.
  private static Optional<Service> sameAddress(SourceUrl url, Asker asker) {
    return url.authority().equalsIgnoreCase(asker.peer().authority())
        ? Optional.of(asker.service())
        : Optional.empty();
  }

  private Optional<Service> ofPort(SourceUrl url, Asker asker) {
    String name = url.host();
    boolean ours = LOOPBACK.contains(name) || name.equals(host) || name.equals(host(asker));
    return ours ? Optional.ofNullable(ports.get(url.port())) : Optional.empty();
  }

  private static String host(Asker asker) {
    return SourceUrl.parse("http://" + asker.peer().authority()).map(SourceUrl::host).orElse("");
  }

  private static Optional<Service> named(String label) {
    for (Service service : Service.values()) {
      if (service.lowerCase().equals(label)) {
        return Optional.of(service);
      }
    }
    return Optional.empty();
  }
}
