package dev.malachite.proof.simulate;

import java.time.Duration;

/** Lets time pass. */
public record Pause(int seconds) implements Task {
  @Override
  public void perform(Actor actor) {
    actor.world().baton().pass();
    actor.world().clock().pass(Duration.ofSeconds(seconds));
  }
}
