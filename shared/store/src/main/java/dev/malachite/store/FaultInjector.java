package dev.malachite.store;

import java.util.function.Supplier;

/** Lets calls through with the faults that were chosen for them. */
final class FaultInjector {
  private final Faults faults;
  private final Runnable pause;
  private volatile boolean dead;

  FaultInjector(Faults faults, Runnable pause) {
    this.faults = faults;
    this.pause = pause;
  }

  <T> T call(Supplier<T> call) {
    if (dead) {
      throw new Died();
    }
    Fault fault = faults.next();
    before(fault);
    T answer = call.get();
    after(fault);
    return answer;
  }

  private void before(Fault fault) {
    switch (fault) {
      case FAIL_BEFORE -> throw new Unavailable("no answer");
      case THROTTLE -> throw Unavailable.rejected("throttled");
      case STALL_BEFORE -> pause.run();
      case DIE_BEFORE -> throw die();
      case NONE, LOSE_ANSWER, STALL_AFTER, DIE_AFTER -> {}
    }
  }

  private void after(Fault fault) {
    switch (fault) {
      case LOSE_ANSWER -> throw new Unavailable("no answer");
      case STALL_AFTER -> pause.run();
      case DIE_AFTER -> throw die();
      case NONE, FAIL_BEFORE, THROTTLE, STALL_BEFORE, DIE_BEFORE -> {}
    }
  }

  private Died die() {
    dead = true;
    return new Died();
  }
}
