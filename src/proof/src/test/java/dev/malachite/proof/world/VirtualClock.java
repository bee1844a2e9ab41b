package dev.malachite.proof.world;

import dev.malachite.domain.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Time that passes only when it is told to. It remembers every instant it showed. */
public final class VirtualClock implements Clock {
  private final List<Instant> moments = new ArrayList<>();

  public VirtualClock(Instant start) {
    moments.add(start);
  }

  @Override
  public Instant now() {
    return moments.getLast();
  }

  public void pass(Duration time) {
    if (!time.isZero()) {
      moments.add(now().plus(time));
    }
  }

  /** Every instant so far, the present one last. */
  public List<Instant> moments() {
    return moments;
  }
}
