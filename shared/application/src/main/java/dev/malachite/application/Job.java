package dev.malachite.application;

/** What an application does when it is told to, instead of answering requests. */
@FunctionalInterface
public interface Job {
  /** Does it once and says in a line what was done. */
  String run();
}
