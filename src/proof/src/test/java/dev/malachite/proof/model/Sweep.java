package dev.malachite.proof.model;

import dev.malachite.proof.simulate.Actor;
import dev.malachite.proof.simulate.Task;
import dev.malachite.proof.world.Machine;
import dev.malachite.queue.ExpiredMessages;
import dev.malachite.store.Died;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;

/** Removes messages that are due, as reclaim does. */
record Sweep() implements Task {
  @Override
  public void perform(Actor actor) {
    Machine machine = actor.world().machine(actor.number());
    ExpiredMessages expired = new ExpiredMessages(machine.transactions());
    try {
      for (Key key : machine.store().due(actor.world().clock().now(), 10)) {
        if (ExpiredMessages.isOne(key)) {
          expired.remove(key);
        }
      }
    } catch (Died | Unavailable brokenOff) {
      // The next sweep goes on where this one ended.
    }
  }
}
