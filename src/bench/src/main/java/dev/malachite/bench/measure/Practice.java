package dev.malachite.bench.measure;

import dev.malachite.bench.wire.Address;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Loop;
import dev.malachite.bench.work.Crowd;
import dev.malachite.bench.work.Work;
import java.time.Duration;

/** Does a work for a while, for a server to get used to it. Nobody measures. */
public record Practice(Address address, Duration length) {
  private static final int CONCURRENCY = 8;

  public void run(Work work) {
    try (Client client = new Client(address)) {
      work.prepare(client);
      for (int worker = 0; worker < CONCURRENCY; worker++) {
        work.prepareWorker(client, worker);
      }
    }
    work.fill(new Crowd(address));
    try (Loop loop = new Loop(address, work.service(), CONCURRENCY)) {
      loop.run(new Slice(work, 0, new long[CONCURRENCY], length));
    }
  }
}
