package dev.malachite.bench;

import dev.malachite.bench.measure.Practice;
import dev.malachite.bench.wire.Address;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.work.Work;
import dev.malachite.bench.work.Works;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * Asks a server for everything that the benchmark knows, so that its JVM can write down what is
 * hot. Arguments: the services and their ports, as in {@code blob=10000}.
 */
public final class Train {
  private static final Duration EACH = Duration.ofSeconds(2);
  private static final int MOST_ITEMS = 5000;

  private Train() {}

  public static void main(String[] arguments) {
    Map<Service, Integer> ports = new EnumMap<>(Service.class);
    for (String argument : arguments) {
      String[] pair = argument.split("=", 2);
      ports.put(Service.valueOf(pair[0].toUpperCase(Locale.ROOT)), Integer.valueOf(pair[1]));
    }
    Practice practice = new Practice(Address.development(ports), EACH);
    for (Work work : Works.all()) {
      if (work.items() <= MOST_ITEMS) {
        practice.run(work);
      }
    }
  }
}
