package dev.malachite.store;

/** A pure function of the current state. It may be asked again when a race was lost. */
@FunctionalInterface
public interface Rule<T> {
  Decision<T> decide(View view);
}
