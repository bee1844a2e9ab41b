package dev.malachite.bench.wire;

import java.util.Map;
import java.util.Objects;

/** Where a peer's services listen on loopback, and the account they know. */
public record Address(String account, String key, Map<Service, Integer> ports) {
  private static final String NAME = "devstoreaccount1";
  // The key of the development account is public; every emulator has it.
  private static final String KEY =
      "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";

  public static Address development(Map<Service, Integer> ports) {
    return new Address(NAME, KEY, ports);
  }

  public boolean offers(Service service) {
    return ports.containsKey(service);
  }

  int port(Service service) {
    return Objects.requireNonNull(ports.get(service), "the peer has no such service");
  }
}
