package dev.malachite.bench.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;

/**
 * Many connections to one service of one peer, driven by the thread that runs it. A thread for each
 * would cost a switch of threads for each request, more than the request itself.
 */
public final class Loop implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 60_000;

  private final Selector selector;
  private final List<Lane> lanes = new ArrayList<>();
  private final ByteBuffer space = ByteBuffer.allocateDirect(256 * 1024);
  private int busy;

  public Loop(Address address, Service service, int connections) {
    RequestHeads heads = new RequestHeads(address);
    try {
      selector = Selector.open();
      for (int number = 0; number < connections; number++) {
        lanes.add(new Lane(number, address.port(service), selector, heads));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Until the source has nothing more for any connection, and all is answered. */
  public void run(Source source) {
    try {
      for (Lane lane : lanes) {
        lane.refresh();
      }
      busy = 0;
      for (Lane lane : lanes) {
        busy += lane.begin(source) ? 1 : 0;
      }
      while (busy > 0) {
        if (selector.select(key -> goOn(key, source), PATIENCE_MILLIS) == 0) {
          throw new IllegalStateException("no answer for " + PATIENCE_MILLIS + " ms");
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void goOn(SelectionKey key, Source source) {
    if (key.attachment() instanceof Lane lane && !lane.goOn(source, space)) {
      busy--;
    }
  }

  @Override
  public void close() {
    try {
      for (Lane lane : lanes) {
        lane.close();
      }
      selector.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
