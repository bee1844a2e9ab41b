package dev.malachite.http;

import java.util.function.Function;

/** Stands around the answering of requests. */
@FunctionalInterface
public interface Watcher {
  /** Lets every request pass. */
  Watcher NONE = (incoming, next) -> next.apply(incoming);

  Answer watch(Incoming incoming, Function<Incoming, Answer> next);

  /** This one outside, the other one inside. */
  default Watcher around(Watcher inner) {
    return (incoming, next) -> watch(incoming, each -> inner.watch(each, next));
  }
}
