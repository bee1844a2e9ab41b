package dev.malachite.proof.simulate;

/** Something a client wants to do; what it says of itself is enough to understand a history. */
public interface Task {
  void perform(Actor actor);
}
